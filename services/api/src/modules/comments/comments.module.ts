import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectsModule } from '../projects/index.js';
import { TasksModule } from '../tasks/index.js';
import { CommentTrashService } from './comment-trash.service.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { CommentEntity } from './comment.entity.js';
import { CommentReactionEntity } from './reactions/comment-reaction.entity.js';
import { ReactionsController } from './reactions/reactions.controller.js';
import { ReactionsRepository } from './reactions/reactions.repository.js';
import { ReactionsService } from './reactions/reactions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CommentEntity, CommentReactionEntity]), ProjectsModule, TasksModule],
  controllers: [CommentsController, ReactionsController],
  providers: [
    CommentsService,
    CommentTrashService,
    CommentsRepository,
    ReactionsService,
    ReactionsRepository,
  ],
})
export class CommentsModule {}
