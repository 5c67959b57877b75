import { Injectable } from '@nestjs/common';
import type { TaskUpdate } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { noSuchNeighbour, severalPlaces } from '../task.errors.js';
import { positionBetween, positionsFor } from './position.js';
import { TaskOrderRepository, type Column, type Gap, type Placed } from './task-order.repository.js';

/** Where a task shall stand; the end of the column when nothing is named. */
export type Place = Pick<TaskUpdate, 'position' | 'afterTaskId' | 'beforeTaskId'>;

export interface Placement {
  position: string;
  /** Other tasks of the column whose position had to change for it, though not their order. */
  renumbered: Placed[];
}

/** Chooses positions. Its callers hold the project's lock, so two drops at one place come one after the other. */
@Injectable()
export class TaskOrderService {
  constructor(private readonly order: TaskOrderRepository) {}

  /** @throws 400 when the neighbour is no other task of the project */
  async place(tx: Transaction, column: Column, place: Place = {}): Promise<Placement> {
    const wanted = await this.settle(tx, column, place);
    if (wanted.position !== undefined) return { position: wanted.position, renumbered: [] };
    const position = await this.between(tx, column, wanted);
    if (position !== undefined) return { position, renumbered: [] };
    const renumbered = await this.renumber(tx, column);
    const free = await this.between(tx, column, wanted);
    if (free === undefined) throw new Error('A renumbered column has no room');
    return { position: free, renumbered };
  }

  /** A position that is taken means the place right after whoever has it. */
  private async settle(tx: Transaction, column: Column, place: Place): Promise<Place> {
    if (Object.values(place).filter((value) => value !== undefined).length > 1) throw severalPlaces();
    if (place.position === undefined) return place;
    const taken = await this.order.taken(tx, column, place.position);
    return taken ? { afterTaskId: taken } : place;
  }

  private async between(tx: Transaction, column: Column, place: Place): Promise<string | undefined> {
    const { lower, upper } = await this.gap(tx, column, place);
    return positionBetween(lower, upper);
  }

  /** A neighbour that somebody has moved to another column meanwhile is no reason to refuse: the end is near enough. */
  private async gap(tx: Transaction, column: Column, { afterTaskId, beforeTaskId }: Place): Promise<Gap> {
    const neighbourId = afterTaskId ?? beforeTaskId;
    if (neighbourId === undefined) return this.order.atEnd(tx, column);
    const gap = await this.order.beside(tx, column, afterTaskId ? 'after' : 'before', neighbourId);
    if (!gap) throw noSuchNeighbour(afterTaskId ? 'afterTaskId' : 'beforeTaskId');
    return gap.status === column.status ? gap : this.order.atEnd(tx, column);
  }

  private async renumber(tx: Transaction, column: Column): Promise<Placed[]> {
    const tasks = await this.order.order(tx, column);
    const fresh = positionsFor(tasks.length);
    const renumbered = tasks.flatMap(({ id, position: old }, index) => {
      const position = fresh[index] ?? old;
      return position === old ? [] : [{ id, position }];
    });
    await this.order.renumber(tx, column.projectId, renumbered);
    return renumbered.filter(({ id }) => id !== column.taskId);
  }
}
