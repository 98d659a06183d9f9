import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createGatewayServer } from '#server/node';
import { createTestClient } from '../../support/testClient';

test('the steps of the integration guide work as they are written', async () => {
  const { gateway } = await createTestClient();
  const server = createGatewayServer(gateway);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const steps = [...readFileSync('docs/integrating.md', 'utf8').matchAll(/^```js\n(.*?)^```$/gms)];
    expect(steps.length).toBeGreaterThan(5);
    const code = steps.map(([, step]) => step).join('\n');
    const SERVER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, NODE_OPTIONS: '', SERVER },
    });
    expect(stdout).toBe('1 created, true 200\n');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}, 60_000);
