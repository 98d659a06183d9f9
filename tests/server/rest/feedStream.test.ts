import { expect, it } from 'vitest';
import { openSession } from '#server/domain/auth/session';
import { createTestClient } from '../../support/testClient';
import { catalogWith } from '../catalogs/domainContext';
import { addProduct, publish } from '../publishedCatalogs/publishing';
import { listStored } from '../../support/stored';

it('sends a feed of many products whole, in few chunks', async () => {
  const { gateway } = await createTestClient();
  const { context } = gateway;
  const { id } = await catalogWith(context, 'Range');
  for (let item = 100; item < 160; item++) {
    await addProduct(context, id, `P-${item}`, { description: `<p>${'ä'.repeat(2000)}</p>` });
  }
  const { version } = await publish(context, id);
  const [user] = await listStored(gateway, 'authUsers');
  const { accessToken } = await openSession(context, context.store.commit, user!);
  const request = new Request(`http://localhost/feeds/${version.id}/range-v1.json`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const response = await gateway.handle(request);
  const chunks: Uint8Array[] = [];
  for await (const chunk of response!.body!) chunks.push(chunk);
  const products: { sku: string; description: string }[] = JSON.parse(Buffer.concat(chunks).toString());
  expect(products.map(({ sku }) => sku)).toEqual(Array.from({ length: 60 }, (_, index) => `P-${index + 100}`));
  expect(products.every(({ description }) => description === `<p>${'ä'.repeat(2000)}</p>`)).toBe(true);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.length).toBeLessThan(5);
});
