import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

interface Hosts {
  page: readonly string[];
  frames: ReadonlyMap<string, readonly string[]>;
}

/** By server: a process of the tests has several. */
const hosts = new WeakMap<object, Hosts>();

/** The other origins to which the page of this server may connect, besides those of the configuration. */
export const pageHostsOf = (server: object): readonly string[] => hosts.get(server)?.page ?? [];

/** The only origins to which the frame of a remote may connect. */
export const frameHostsOf = (server: object, remote: string): readonly string[] =>
  hosts.get(server)?.frames.get(remote) ?? [];

@Injectable()
export class PageHosts {
  constructor(private readonly host: HttpAdapterHost) {}

  set(page: readonly string[], frames: Hosts['frames'] = new Map()): void {
    hosts.set(this.host.httpAdapter.getInstance<object>(), { page, frames });
  }
}
