import type { BrowserContext, Route } from '@playwright/test';
import type { RemotesAnswer, ResolvedRemote } from '@taskloom/contracts';
import { API, API_BASE } from '@taskloom/contracts';
import { base } from '../commands/api.js';

/** The registry for one browser: it sends what the test sets, regardless of what is live. */
export class TestRegistry {
  private constructor(readonly answer: RemotesAnswer) {}

  static async of(context: BrowserContext): Promise<TestRegistry> {
    const answered = await fetch(`${base()}/remotes.json`);
    const registry = new TestRegistry((await answered.json()) as RemotesAnswer);
    const give = (route: Route): Promise<void> => route.fulfill({ json: registry.answer });
    await context.route('**/remotes.json', give);
    await context.route(`**${API_BASE}${API.remotes}`, give);
    return registry;
  }

  entry(name: string): ResolvedRemote {
    const entry = this.answer.remotes.find((remote) => remote.name === name);
    if (!entry) throw new Error(`There is no remote ${name}.`);
    return entry;
  }

  activate(entry: ResolvedRemote): void {
    this.answer.revision += 1;
    this.answer.remotes = this.answer.remotes.map((each) => (each.name === entry.name ? entry : each));
  }
}
