import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { canDeleteComment, canEditComment, type Comment } from '@taskloom/contracts';
import {
  CurrentUser,
  Delete,
  JsonText,
  Patch,
  Post,
  SeenVersion,
  type Caller,
} from '../../platform/http/index.js';
import { DoneDto } from '../../platform/openapi/index.js';
import { CurrentProject, type VisibleProject } from '../projects/index.js';
import { CurrentTask, TaskAccess, type VisibleTask } from '../tasks/index.js';
import { CommentAccess, CurrentComment } from './comment-access.js';
import { CommentsService } from './comments.service.js';
import { CommentCreateDto } from './dto/comment-create.dto.js';
import { CommentPageDto } from './dto/comment-page.dto.js';
import { CommentDto } from './dto/comment.dto.js';

@ApiTags('comments')
@Controller('projects/:projectId/tasks/:taskId/comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @TaskAccess()
  @ApiOkResponse({ type: [CommentDto] })
  @JsonText()
  page(
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Query() query: CommentPageDto,
  ): Promise<string> {
    return this.comments.page(project, task, query);
  }

  @Post()
  @TaskAccess()
  @ApiCreatedResponse({ type: CommentDto })
  create(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @Body() { content }: CommentCreateDto,
  ): Promise<Comment> {
    return this.comments.create(caller, project, task, content);
  }

  @Patch(':commentId')
  @CommentAccess((caller, _project, comment) => canEditComment(caller, comment))
  @ApiOkResponse({ type: CommentDto })
  edit(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @CurrentComment() comment: Comment,
    @Body() { content }: CommentCreateDto,
    @SeenVersion() seen?: number,
  ): Promise<Comment> {
    return this.comments.edit(caller, project, task, comment, content, seen);
  }

  @Delete(':commentId')
  @CommentAccess(canDeleteComment)
  @ApiOkResponse({ type: DoneDto })
  async delete(
    @CurrentUser() caller: Caller,
    @CurrentProject() project: VisibleProject,
    @CurrentTask() task: VisibleTask,
    @CurrentComment() comment: Comment,
  ): Promise<{ ok: true }> {
    await this.comments.delete(caller, project, task, comment);
    return { ok: true };
  }
}
