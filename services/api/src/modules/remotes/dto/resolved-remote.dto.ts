import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { REMOTE_RIGHTS, type OtherLanguages, type RemoteRight } from '@taskloom/contracts';
import { COUNT, INSTANT, TEXTS_BY_KEY } from '../../../platform/openapi/index.js';
import { RemoteActorDto } from './remote-actor.dto.js';

class RemoteRequirementsDto {
  @ApiProperty() contracts: string;
  @ApiProperty() client: string;
  @ApiProperty() ui: string;
  @ApiPropertyOptional() shell?: string;
  @ApiPropertyOptional({ type: [String] }) api?: string[];
}

class RemoteRouteDto {
  @ApiProperty() path: string;
  @ApiProperty() title: string;
  @ApiPropertyOptional({ description: 'Routes with the same page share one mounted screen.' }) page?: string;
  @ApiPropertyOptional(TEXTS_BY_KEY) titles?: OtherLanguages;
  @ApiPropertyOptional({ type: [String] }) prefetch?: string[];
  @ApiPropertyOptional({ type: [String], deprecated: true, description: 'The earlier name of `prefetch`.' })
  asks?: string[];
  @ApiPropertyOptional({ type: [String] }) files?: string[];
}

class NavigationEntryDto {
  @ApiProperty() label: string;
  @ApiPropertyOptional(TEXTS_BY_KEY) labels?: OtherLanguages;
  @ApiProperty() path: string;
  @ApiProperty() icon: string;
  @ApiProperty({ type: 'integer', minimum: -1_000_000 }) order: number;
  @ApiPropertyOptional({ example: 'due' }) count?: string;
}

class CommandEntryDto {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiPropertyOptional(TEXTS_BY_KEY) titles?: OtherLanguages;
  @ApiProperty() to: string;
  @ApiPropertyOptional({ enum: ['admin'] }) role?: 'admin';
}

class ExtensionEntryDto {
  @ApiProperty({ example: 'project-tab' }) point: string;
  @ApiProperty({ example: '^1.0.0' }) version: string;
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiPropertyOptional(TEXTS_BY_KEY) titles?: OtherLanguages;
}

class RemotePermissionsDto {
  @ApiPropertyOptional({ type: [String], example: ['projects.read'] }) calls?: string[];
  @ApiPropertyOptional({ enum: ['person', 'project'], isArray: true }) storage?: ('person' | 'project')[];
  @ApiPropertyOptional({ type: [String] }) hosts?: string[];
}

class RemoteBuildDto {
  @ApiProperty({ example: '1.4.0' }) version: string;
  @ApiProperty({ example: '/r/calendar/1.4.0/mf-manifest.json' }) manifest: string;
  @ApiPropertyOptional(TEXTS_BY_KEY) integrity?: Record<string, string>;
}

class FallbackBuildDto extends RemoteBuildDto {
  @ApiProperty() requires: RemoteRequirementsDto;
  @ApiPropertyOptional({ enum: ['frame'] }) isolation?: 'frame';
  @ApiPropertyOptional() permissions?: RemotePermissionsDto;
}

class ResolvedRemoteDto extends FallbackBuildDto {
  @ApiProperty() name: string;
  @ApiProperty() title: string;
  @ApiPropertyOptional(TEXTS_BY_KEY) titles?: OtherLanguages;
  @ApiProperty({ type: [RemoteRouteDto] }) routes: RemoteRouteDto[];
  @ApiProperty({ type: [NavigationEntryDto] }) navigation: NavigationEntryDto[];
  @ApiPropertyOptional({ type: [CommandEntryDto] }) commands?: CommandEntryDto[];
  @ApiPropertyOptional({ type: [String] }) slots?: string[];
  @ApiPropertyOptional({ type: [ExtensionEntryDto] }) extensions?: ExtensionEntryDto[];
  @ApiPropertyOptional({ enum: REMOTE_RIGHTS, isArray: true }) rights?: RemoteRight[];
  @ApiPropertyOptional() fallbackVersion?: string;
  @ApiPropertyOptional() fallback?: FallbackBuildDto;
  @ApiPropertyOptional({ enum: ['canary', 'preview'] }) audience?: 'canary' | 'preview';
  @ApiPropertyOptional() publishedBy?: RemoteActorDto;
  @ApiPropertyOptional() revoked?: string;
}

export class RemotesAnswerDto {
  @ApiProperty(COUNT) revision: number;
  @ApiProperty({ type: [ResolvedRemoteDto] }) remotes: ResolvedRemoteDto[];
}

export class RemotePreviewOfferDto {
  @ApiProperty() remote: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '1.4.0' }) version: string;
  @ApiProperty() publishedBy: RemoteActorDto;
  @ApiProperty(INSTANT) publishedAt: string;
  @ApiProperty({ type: String, nullable: true }) commit: string | null;
  @ApiProperty({ type: [String], example: ['calls:tasks.write'] }) notAgreed: string[];
}
