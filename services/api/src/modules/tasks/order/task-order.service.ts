import { Injectable } from '@nestjs/common';
import type { TaskUpdate } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository } from '../../projects/index.js';
import { TaskRenumbered } from '../task.events.js';
import { noSuchNeighbour, severalPlaces } from '../task.errors.js';
import { FIRST_REACH, isPosition, positionBetween, positionsFor, positionsWithin } from './position.js';
import { TaskOrderRepository, type Column, type Gap, type Placed } from './task-order.repository.js';

/** Limit of renumbered cards that are announced one by one; beyond it, clients load the board again. */
const MOST_RENUMBERED = 100;

/** The requested place of a task; the end of the column by default. */
export type Place = Pick<TaskUpdate, 'position' | 'afterTaskId' | 'beforeTaskId'>;

export interface Placement {
  position: string;
  /** Other tasks of the column whose position changed, while their order stayed the same. */
  renumbered: Placed[];
}

/**
 * Chooses positions. Callers hold the project's lock, so concurrent drops at one place run one after the other.
 */
@Injectable()
export class TaskOrderService {
  constructor(
    private readonly order: TaskOrderRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  async announce(tx: Transaction, caller: Caller, projectId: string, renumbered: Placed[]): Promise<void> {
    const areMany = renumbered.length > MOST_RENUMBERED;
    if (areMany) await this.revisions.leaveGap(tx, projectId);
    for (const { id, position } of areMany ? renumbered.slice(-1) : renumbered) {
      const stamp = await this.revisions.next(tx, projectId, caller);
      await this.events.raise(tx, new TaskRenumbered(stamp, id, position));
    }
  }

  /** @throws 400 when the neighbour is no other task of the project */
  async place(tx: Transaction, column: Column, place: Place = {}): Promise<Placement> {
    if (Object.values(place).filter((value) => value !== undefined).length > 1) throw severalPlaces();
    const taken = place.position && (await this.order.taken(tx, column, place.position));
    if (place.position && !taken && isPosition(place.position)) {
      return { position: place.position, renumbered: [] };
    }
    const gap = taken
      ? await this.gapBeside(tx, column, { afterTaskId: taken })
      : await this.gap(tx, column, place);
    const position = positionBetween(gap.lower, gap.upper);
    return position === undefined ? this.makeRoom(tx, column, gap) : { position, renumbered: [] };
  }

  /** A position without room beside it is replaced by the gap in which it would be. */
  private async gap(tx: Transaction, column: Column, { position, ...place }: Place): Promise<Gap> {
    return position ? this.order.around(tx, column, position) : this.gapBeside(tx, column, place);
  }

  /** If the neighbour has been moved to another column in the meantime, the task goes to the end of its column. */
  private async gapBeside(
    tx: Transaction,
    column: Column,
    { afterTaskId, beforeTaskId }: Omit<Place, 'position'>,
  ): Promise<Gap> {
    const neighbourId = afterTaskId ?? beforeTaskId;
    if (neighbourId === undefined) return this.order.atEnd(tx, column);
    const gap = await this.order.beside(tx, column, afterTaskId ? 'after' : 'before', neighbourId);
    if (!gap) throw noSuchNeighbour(afterTaskId ? 'afterTaskId' : 'beforeTaskId');
    return gap.status === column.status ? gap : this.order.atEnd(tx, column);
  }

  /** Spaces out as few cards around a gap as possible; the rest of the column stays unchanged. */
  private async makeRoom(tx: Transaction, column: Column, gap: Gap): Promise<Placement> {
    for (let reach = FIRST_REACH; ; reach *= 2) {
      const above = await this.order.beyond(tx, column, gap, 'above', reach + 1);
      const below = await this.order.beyond(tx, column, gap, 'below', reach + 1);
      const near = [...above.slice(0, reach).reverse(), undefined, ...below.slice(0, reach)];
      const [lower, upper] = [above[reach]?.position ?? null, below[reach]?.position ?? null];
      const isWhole = lower === null && upper === null;
      const fresh = isWhole ? positionsFor(near.length) : positionsWithin(lower, upper, near.length, reach);
      if (!fresh) continue;
      const renumbered = near.flatMap((card, index) => {
        const position = fresh[index];
        return card && position && position !== card.position ? [{ id: card.id, position }] : [];
      });
      await this.order.renumber(tx, column.projectId, renumbered);
      const position = fresh[near.indexOf(undefined)];
      if (position === undefined) throw new Error('Making room has left no position for the card');
      return { position, renumbered };
    }
  }
}
