import { Injectable } from '@nestjs/common';
import type { CalendarQuery } from '@taskloom/contracts';
import { Database, jsonOf } from '../../platform/database/index.js';
import { CALENDAR } from './calendar.statements.js';

@Injectable()
export class CalendarRepository {
  constructor(private readonly database: Database) {}

  /** `CalendarAnswer` as JSON text. */
  async tasks(userId: string, { from, to, scope, projects }: CalendarQuery): Promise<string> {
    const chosen = projects?.split(',') ?? null;
    return jsonOf(await this.database.rows(CALENDAR[scope], [userId, from, to, chosen])) ?? '';
  }
}
