import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/index.js';
import { RECIPIENTS } from './remote-notices.statements.js';

/** Notifications that a person gets from one remote in an hour. */
export const MOST_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

export interface Recipient {
  userId: string;
  /** False for someone who has got the most that a remote may send. */
  free: boolean;
}

@Injectable()
export class RemoteNoticesRepository {
  /** The members of a project, or those of `ids` who are members. */
  recipients(
    tx: Transaction,
    projectId: string,
    remote: string,
    ids?: readonly string[],
  ): Promise<Recipient[]> {
    const since = uuid({ msecs: Date.now() - HOUR_MS, random: new Uint8Array(16), seq: 0 });
    return tx.rows(RECIPIENTS, [projectId, ids ?? null, since, remote, MOST_AN_HOUR]);
  }
}
