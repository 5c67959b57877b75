import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectsModule } from '../projects/index.js';
import { TasksModule } from '../tasks/index.js';
import { CommentTrashService } from './comment-trash.service.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { CommentEntity } from './comment.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CommentEntity]), ProjectsModule, TasksModule],
  controllers: [CommentsController],
  providers: [CommentsService, CommentTrashService, CommentsRepository],
})
export class CommentsModule {}
