import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PoliciesService } from './policies.service.js';
import { PolicyEntity } from './policy.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PolicyEntity])],
  providers: [PoliciesService],
  exports: [PoliciesService],
})
export class PoliciesModule {}
