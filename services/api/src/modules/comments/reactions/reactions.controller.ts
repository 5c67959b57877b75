import { Controller, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { REACTIONS, type Comment, type ReactionEmoji } from '@taskloom/contracts';
import { CurrentUser, Delete, Put, type Caller } from '../../../platform/http/index.js';
import { Refuses } from '../../../platform/openapi/index.js';
import { CurrentProject, type VisibleProject } from '../../projects/index.js';
import { CurrentTask, type VisibleTask } from '../../tasks/index.js';
import { CommentAccess, CurrentComment } from '../comment-access.js';
import { CommentDto } from '../dto/comment.dto.js';
import { EmojiPipe } from './emoji.pipe.js';
import { tooManyReactions } from './reaction.errors.js';
import { ReactionsService } from './reactions.service.js';

const everyMember = () => true;

@ApiTags('comments')
@ApiParam({ name: 'emoji', schema: { type: 'string', enum: [...REACTIONS] } })
@Controller('projects/:projectId/tasks/:taskId/comments/:commentId/reactions/:emoji')
export class ReactionsController {
  constructor(private readonly reactions: ReactionsService) {}

  @Put()
  @CommentAccess(everyMember)
  @ApiOkResponse({ type: CommentDto })
  @Refuses(tooManyReactions())
  add(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @CurrentComment() comment: Comment,
    @Param('emoji', EmojiPipe) emoji: ReactionEmoji,
  ): Promise<Comment> {
    return this.reactions.react(caller, project, task, comment, emoji, true);
  }

  @Delete()
  @CommentAccess(everyMember)
  @ApiOkResponse({ type: CommentDto })
  remove(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @CurrentComment() comment: Comment,
    @Param('emoji', EmojiPipe) emoji: ReactionEmoji,
  ): Promise<Comment> {
    return this.reactions.react(caller, project, task, comment, emoji, false);
  }
}
