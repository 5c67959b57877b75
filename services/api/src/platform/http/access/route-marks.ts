import { Injectable, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

type Target = Parameters<Reflector['get']>[1] | Type;

/**
 * Nest's reflector, for guards of every route: what is written on a route never changes, so it is looked for once. Each look
 * walks the chain of prototypes twice, and the limits of requests alone take twelve.
 */
@Injectable()
export class RouteMarks extends Reflector {
  private readonly found = new WeakMap<object, Map<unknown, ReturnType<typeof Reflect.getMetadata>>>();

  /** @param targets the handler, which belongs to one class, and that class */
  override getAllAndOverride<Result>(mark: unknown, targets: Target[]): Result {
    const [handler] = targets;
    if (!handler) return super.getAllAndOverride(mark, targets);
    const marks = this.found.get(handler) ?? new Map();
    this.found.set(handler, marks);
    if (!marks.has(mark)) marks.set(mark, super.getAllAndOverride(mark, targets));
    return marks.get(mark);
  }
}
