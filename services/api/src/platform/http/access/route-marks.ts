import { Injectable, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

type Target = Parameters<Reflector['get']>[1] | Type;

/**
 * Nest's reflector with a cache, for guards of every route: metadata of a route never changes. Each lookup walks the
 * prototype chain twice, and the rate limits alone need twelve lookups.
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
