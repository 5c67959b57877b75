import { Injectable } from '@nestjs/common';
import { MOST_RULE_PROJECTS, type NotificationRules } from '@taskloom/contracts';
import { Database } from '../../../platform/database/index.js';
import { invalidField, notFound, type Caller } from '../../../platform/http/index.js';
import type { NotificationRulesUpdateDto } from '../dto/notification-rules.dto.js';
import { NotificationRulesRepository } from './notification-rules.repository.js';
import { listRules } from './stored-rules.js';

/** Which notifications a person receives. People read and change only their own rules. */
@Injectable()
export class NotificationRulesService {
  constructor(
    private readonly database: Database,
    private readonly rules: NotificationRulesRepository,
  ) {}

  async get({ _id }: Caller): Promise<NotificationRules> {
    return { rules: listRules(await this.rules.get(_id)) };
  }

  /** @throws 404 for a project that the caller is not a member of */
  async change({ _id }: Caller, update: NotificationRulesUpdateDto): Promise<NotificationRules> {
    const { projectId } = update;
    return this.database.transaction(async (tx) => {
      if (projectId !== null) {
        const [member] = await this.rules.memberships(tx, _id, [projectId]);
        if (!member) throw notFound();
      }
      const rules = await this.rules.change(tx, _id, update);
      if (Object.keys(rules).length > MOST_RULE_PROJECTS + 1)
        throw invalidField('projectId', `At most ${MOST_RULE_PROJECTS} projects can have their own rules.`);
      return { rules: listRules(rules) };
    });
  }
}
