// @ts-check
import { rmSync } from 'node:fs';

export default async function stopAfterTests() {
  /** @type {{ dataDir: string, stop: () => Promise<void> } | undefined} */
  const running = Reflect.get(globalThis, 'testPostgres');
  if (!running) return;
  await running.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
}
