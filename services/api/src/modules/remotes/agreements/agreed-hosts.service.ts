import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../platform/events/index.js';
import { PageHosts } from '../../../platform/http/index.js';
import { Job } from '../../../platform/jobs/index.js';
import { RemoteMoved } from '../remote.events.js';
import { AgreementsRepository } from './agreements.repository.js';

/** Interval for finding agreements of another process. */
const EVERY_MS = 10_000;

/** Allows the shell's page, and each frame, to connect to the hosts that were agreed to for it, and to no others. */
@Injectable()
export class AgreedHosts implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly page: PageHosts,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.after(RemoteMoved, () => this.refresh());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  @Job({ name: 'agreed-hosts', everyMs: EVERY_MS })
  async refresh(): Promise<void> {
    const { page, frames } = await this.agreements.hosts();
    this.page.set(page, frames);
  }
}
