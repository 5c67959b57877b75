import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AttachmentsModule } from './modules/attachments/index.js';
import { AuthModule, SessionGuard } from './modules/auth/index.js';
import { CommentsModule } from './modules/comments/index.js';
import { HistoryModule } from './modules/history/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PreferencesModule } from './modules/preferences/index.js';
import { PicturesModule } from './modules/pictures/index.js';
import { ProjectsModule } from './modules/projects/index.js';
import { RemotesModule } from './modules/remotes/index.js';
import { SearchModule } from './modules/search/index.js';
import { StorageUsageModule } from './modules/storage/index.js';
import { TasksModule } from './modules/tasks/index.js';
import { TeamModule } from './modules/team/index.js';
import { UsersModule } from './modules/users/index.js';
import { WorkModule } from './modules/work/index.js';
import { MailModule } from './mail/index.js';
import { RealtimeModule } from './realtime/index.js';
import { AuditModule } from './platform/audit/index.js';
import { DatabaseModule } from './platform/database/index.js';
import { EventsModule } from './platform/events/index.js';
import { OperationsModule } from './platform/operations/index.js';
import { StorageModule } from './platform/storage/index.js';
import { HttpModule, IdempotencyGuard, RateLimitGuard, RateLimitsModule } from './platform/http/index.js';

/** All modules of the API. The global guards run in this order, before the guards of a route. */
@Module({
  imports: [
    ScheduleModule.forRoot(),
    DatabaseModule,
    EventsModule,
    AuditModule,
    StorageModule,
    HttpModule,
    RateLimitsModule,
    OperationsModule,
    UsersModule,
    AuthModule,
    PreferencesModule,
    TeamModule,
    ProjectsModule,
    TasksModule,
    CommentsModule,
    AttachmentsModule,
    PicturesModule,
    StorageUsageModule,
    HistoryModule,
    NotificationsModule,
    SearchModule,
    WorkModule,
    RemotesModule,
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
