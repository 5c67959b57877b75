import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../platform/events/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { PersonDeleted, UsersRepository } from '../../users/index.js';
import { FormerNamesRepository } from './former-names.repository.js';

const MINUTE_MS = 60_000;

/** Replaces the names of deleted people in texts, right after the deletion; an interrupted run is repeated. */
@Injectable()
export class FormerNamesService implements OnModuleInit {
  private readonly logger = new Logger(FormerNamesService.name);
  private running: Promise<void> | undefined;

  constructor(
    private readonly events: Events,
    private readonly users: UsersRepository,
    private readonly names: FormerNamesRepository,
  ) {}

  onModuleInit(): void {
    this.events.after(PersonDeleted, () => this.replaceAll());
  }

  @Job({
    name: 'former-names',
    everyMs: MINUTE_MS,
    waiting: ({ users }: FormerNamesService) => users.countUnforgotten(),
  })
  async replaceAll(): Promise<void> {
    const before = this.running;
    const run = (async () => {
      await before?.catch(() => undefined);
      for (const person of await this.users.unforgotten()) {
        await this.names.replace(person, await this.users.isShared(person.name));
        await this.users.forgotten(person.id);
        this.logger.log({ person: person.id }, 'The name of a deleted person is replaced');
      }
    })();
    this.running = run;
    await run;
  }
}
