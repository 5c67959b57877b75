import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AttachmentsModule } from './modules/attachments/index.js';
import { AuditLogModule } from './modules/audit-log/index.js';
import { AuthModule, SessionGuard } from './modules/auth/index.js';
import { CalendarModule } from './modules/calendar/index.js';
import { CommentsModule } from './modules/comments/index.js';
import { DataExportModule } from './modules/data-export/index.js';
import { HistoryModule } from './modules/history/index.js';
import { JobsAdminModule } from './modules/jobs/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PeopleAdminModule } from './modules/people-admin/index.js';
import { PoliciesAdminModule } from './modules/policies/index.js';
import { PreferencesModule } from './modules/preferences/index.js';
import { PicturesModule } from './modules/pictures/index.js';
import { ProjectsModule } from './modules/projects/index.js';
import { RemoteBackendModule } from './modules/remote-backend/index.js';
import { RemoteNoticesModule } from './modules/remote-notices/index.js';
import { RemoteStoreModule } from './modules/remote-store/index.js';
import { RemotesModule } from './modules/remotes/index.js';
import { SearchModule } from './modules/search/index.js';
import { StorageUsageModule } from './modules/storage/index.js';
import { TasksModule } from './modules/tasks/index.js';
import { TeamModule } from './modules/team/index.js';
import { UsersModule } from './modules/users/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { WorkModule } from './modules/work/index.js';
import { MailModule } from './mail/index.js';
import { RealtimeModule } from './realtime/index.js';
import { AuditModule } from './platform/audit/index.js';
import { DatabaseModule } from './platform/database/index.js';
import { EventsModule } from './platform/events/index.js';
import { JobsModule } from './platform/jobs/index.js';
import { OpenIdModule } from './platform/openid/index.js';
import { OutboundModule } from './platform/outbound/index.js';
import { OperationsModule } from './platform/operations/index.js';
import { PoliciesModule } from './platform/policies/index.js';
import { StorageModule } from './platform/storage/index.js';
import { HttpModule, IdempotencyGuard, RateLimitGuard, RateLimitsModule } from './platform/http/index.js';

/** All modules of the API. The global guards run in this order, before the guards of a route. */
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    EventsModule,
    AuditModule,
    PoliciesModule,
    StorageModule,
    HttpModule,
    RateLimitsModule,
    OpenIdModule,
    OutboundModule,
    OperationsModule,
    UsersModule,
    AuthModule,
    PreferencesModule,
    TeamModule,
    PeopleAdminModule,
    PoliciesAdminModule,
    JobsAdminModule,
    AuditLogModule,
    DataExportModule,
    ProjectsModule,
    TasksModule,
    CommentsModule,
    AttachmentsModule,
    PicturesModule,
    StorageUsageModule,
    HistoryModule,
    NotificationsModule,
    SearchModule,
    CalendarModule,
    WorkModule,
    RemotesModule,
    RemoteNoticesModule,
    RemoteStoreModule,
    RemoteBackendModule,
    WebhooksModule,
    RealtimeModule,
    MailModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useExisting: SessionGuard },
    { provide: APP_GUARD, useClass: IdempotencyGuard },
  ],
})
export class AppModule {
  static with(settings: DynamicModule): DynamicModule {
    return { module: AppModule, imports: [settings] };
  }
}
