import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AvatarsController } from './avatars.controller.js';
import { PeopleRevisionEntity } from './people-revision.entity.js';
import { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, PeopleRevisionEntity])],
  controllers: [AvatarsController],
  providers: [UsersRepository],
  exports: [UsersRepository],
})
export class UsersModule implements OnApplicationBootstrap {
  constructor(private readonly users: UsersRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.users.refreshInitialsAvatars();
  }
}
