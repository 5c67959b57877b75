import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type {
  InviteAnswer,
  InviteClaimed,
  InviteLink,
  InviteManyResult,
  TeamInvite,
} from '@taskloom/contracts';
import {
  Credentials,
  CurrentUser,
  Delete,
  IdPipe,
  JsonText,
  notFound,
  Post,
  RateLimit,
  type Caller,
} from '../../platform/http/index.js';
import { mailDomainRefused } from '../../platform/policies/index.js';
import { DoneDto, Refuses } from '../../platform/openapi/index.js';
import { InviteClaimDto } from './dto/invite-claim.dto.js';
import { InviteManyRequestDto, InviteRequestDto } from './dto/invite-request.dto.js';
import { InvitationsService } from './invitations.service.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from './team-access.js';
import {
  alreadyInTeam,
  inAnotherTeam,
  inviteAnswered,
  inviteExpired,
  inviteNeedsLink,
} from './team.errors.js';
import {
  InviteAnswerDto,
  InviteClaimedDto,
  InviteLinkDto,
  InviteManyResultDto,
  TeamInviteDto,
} from './dto/team.dto.js';

@ApiTags('team')
@Controller('team')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('invite')
  @TeamAdmin()
  @RateLimit('invite')
  @Refuses(alreadyInTeam(), mailDomainRefused('example.org'))
  @ApiCreatedResponse({ type: TeamInviteDto })
  invite(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Body() { email }: InviteRequestDto,
  ): Promise<TeamInvite> {
    return this.invitations.invite(caller, team, email);
  }

  /** One result for each address. */
  @Post('invites')
  @HttpCode(200)
  @TeamAdmin()
  @RateLimit('invite')
  @ApiOkResponse({ type: InviteManyResultDto })
  async inviteMany(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Body() { emails, role }: InviteManyRequestDto,
  ): Promise<InviteManyResult> {
    return { results: await this.invitations.inviteMany(caller, team, emails, role) };
  }

  @Get('invites')
  @TeamAdmin()
  @JsonText()
  @ApiOkResponse({ type: [TeamInviteDto] })
  open(@CurrentTeam() team: OwnTeam): Promise<string> {
    return this.invitations.open(team);
  }

  @Delete('invites/:id')
  @TeamAdmin()
  @Refuses(inviteAnswered())
  @ApiOkResponse({ type: DoneDto })
  async revoke(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('id', IdPipe) id: string,
  ): Promise<{ ok: true }> {
    await this.invitations.revoke(caller, team, id);
    return { ok: true };
  }

  /** A new invitation takes its place: the earlier link ends, and the new one is valid for 7 days. */
  @Post('invites/:id/resend')
  @HttpCode(200)
  @TeamAdmin()
  @RateLimit('invite')
  @Refuses(alreadyInTeam(), inviteAnswered(), mailDomainRefused('example.org'))
  @ApiOkResponse({ type: TeamInviteDto })
  resend(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('id', IdPipe) id: string,
  ): Promise<TeamInvite> {
    return this.invitations.resend(caller, team, id);
  }

  /** A new invitation takes its place, whose link is returned once and not mailed. Opening it proves no address. */
  @Post('invites/:id/link')
  @TeamAdmin()
  @Credentials()
  @RateLimit('invite')
  @Refuses(alreadyInTeam(), inviteAnswered(), mailDomainRefused('example.org'))
  @ApiCreatedResponse({ type: InviteLinkDto })
  createLink(
    @CurrentUser() caller: Caller,
    @CurrentTeam() team: OwnTeam,
    @Param('id', IdPipe) id: string,
  ): Promise<InviteLink> {
    return this.invitations.createLink(caller, team, id);
  }

  /** Assigns the invitation of an opened link to the caller, who already has an account. */
  @Post('invites/claim')
  @HttpCode(200)
  @Credentials()
  @Refuses(notFound())
  @ApiOkResponse({ type: InviteClaimedDto })
  claim(@CurrentUser() caller: Caller, @Body() { inviteToken }: InviteClaimDto): Promise<InviteClaimed> {
    return this.invitations.claim(caller, inviteToken);
  }

  /** Returns 404 to everyone except the invited person, even to admins of the team. */
  @Post('invites/:id/accept')
  @HttpCode(200)
  @Refuses(inviteAnswered(), inAnotherTeam(), inviteNeedsLink(), inviteExpired())
  @ApiOkResponse({ type: InviteAnswerDto })
  accept(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<InviteAnswer> {
    return this.invitations.accept(caller, id);
  }

  @Post('invites/:id/reject')
  @HttpCode(200)
  @Refuses(inviteAnswered(), inviteNeedsLink(), inviteExpired())
  @ApiOkResponse({ type: InviteAnswerDto })
  reject(@CurrentUser() caller: Caller, @Param('id', IdPipe) id: string): Promise<InviteAnswer> {
    return this.invitations.reject(caller, id);
  }
}
