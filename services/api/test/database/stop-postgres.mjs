// @ts-check
import { removeFolder } from '../../../../tools/run/prepare/remove-folder.mjs';

export default async function stopAfterTests() {
  /** @type {{ dataDir: string, stop: () => Promise<void> } | undefined} */
  const running = Reflect.get(globalThis, 'testPostgres');
  if (!running) return;
  await running.stop();
  removeFolder(running.dataDir);
}
