import { RequestMethod, type INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { BEFORE_FACTOR, PUBLIC, routeKey } from '../../src/platform/http/index.js';

export interface RegisteredRoute {
  /** `GET /projects/{}/tasks`: ids in the path have no names, so that different names compare equal. */
  key: string;
  isPublic: boolean;
  isBeforeFactor: boolean;
}

const pathsOf = (target: object): string[] => {
  const value: unknown = Reflect.getMetadata(PATH_METADATA, target);
  return [value].flat().map((path) => (typeof path === 'string' ? path.replace(/^\/|\/$/g, '') : ''));
};

/** Every route of every controller, from the metadata that Nest reads. */
export const registeredRoutes = (app: INestApplication): RegisteredRoute[] => {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype, instance }) => {
    if (!metatype) return [];
    const prototype: object = Object.getPrototypeOf(instance);
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const handler: unknown = Reflect.get(prototype, name);
      if (typeof handler !== 'function') return [];
      const method: unknown = Reflect.getMetadata(METHOD_METADATA, handler);
      if (typeof method !== 'number') return [];
      const isPublic = [handler, metatype].some((target) => Reflect.getMetadata(PUBLIC, target) === true);
      const isBeforeFactor = Reflect.getMetadata(BEFORE_FACTOR, handler) === true;
      return pathsOf(metatype).flatMap((prefix) =>
        pathsOf(handler).map((path) => ({
          key: routeKey(
            RequestMethod[method] ?? '',
            ['', prefix, path].filter((part, at) => at === 0 || part).join('/'),
          ),
          isPublic,
          isBeforeFactor,
        })),
      );
    });
  });
};
