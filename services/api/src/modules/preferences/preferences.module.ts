import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DisplayPreferencesEntity } from './display-preferences.entity.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesRepository } from './preferences.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([DisplayPreferencesEntity])],
  controllers: [PreferencesController],
  providers: [PreferencesRepository],
})
export class PreferencesModule {}
