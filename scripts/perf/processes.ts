import type { Browser, CDPSession, Page } from '@playwright/test';

/** Heap after garbage collection, in MB. */
export interface Heaps {
  page: number;
  workers: number;
}

const MB = 2 ** 20;

/** Sends a command to a target that Playwright does not attach to, as shared workers, and returns its answer. */
const sendTo = (session: CDPSession, sessionId: string, id: number, method: string): Promise<{ usedSize?: number }> =>
  new Promise((resolve) => {
    const receive = (event: { sessionId: string; message: string }) => {
      const answer = JSON.parse(event.message) as { id?: number; result?: { usedSize?: number } };
      if (event.sessionId !== sessionId || answer.id !== id) return;
      session.off('Target.receivedMessageFromTarget', receive);
      resolve(answer.result ?? {});
    };
    session.on('Target.receivedMessageFromTarget', receive);
    void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  });

/** Returns the heap of the page, and of all its workers together. */
export async function measureHeaps(browser: Browser, page: Page): Promise<Heaps> {
  const ofPage = await page.context().newCDPSession(page);
  await ofPage.send('HeapProfiler.collectGarbage');
  const { usedSize } = await ofPage.send('Runtime.getHeapUsage');
  await ofPage.detach();
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  let workers = 0;
  for (const { targetId, type } of targetInfos) {
    if (!type.includes('worker')) continue;
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    await sendTo(session, sessionId, 1, 'HeapProfiler.collectGarbage');
    workers += (await sendTo(session, sessionId, 2, 'Runtime.getHeapUsage')).usedSize ?? 0;
    await session.send('Target.detachFromTarget', { sessionId });
  }
  await session.detach();
  return { page: usedSize / MB, workers: workers / MB };
}

/** Returns the CPU time of all pages and workers since the browser started, in milliseconds. */
export async function rendererCpu(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}
