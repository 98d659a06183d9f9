import { createTestClient, type TestClient } from '../../support/testClient';
import { readStored } from '../../support/stored';

const FIELDS = `id code label labels { locale text } locales currencies shopUrl feedSettings { locale currency isOnlyInStock } isDefined catalogs { name } updatedBy`;

/** Creates a channel. */
export function createChannel({ ask }: TestClient, input: Record<string, unknown>) {
  return ask(`mutation ($input: CreateChannelInput!) { createChannel(input: $input) { channel { ${FIELDS} } } }`, {
    input,
  });
}

/** Changes a channel. */
export function updateChannel({ ask }: TestClient, input: Record<string, unknown>) {
  return ask(`mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { channel { ${FIELDS} } } }`, {
    input,
  });
}

/** Deletes or restores a channel. */
export function changeChannel({ ask }: TestClient, change: 'delete' | 'restore', id: string) {
  const result = change === 'delete' ? 'deletedId' : `channel { ${FIELDS} }`;
  return ask(`mutation ($id: ID!) { ${change}Channel(input: { id: $id }) { ${result} } }`, { id });
}

/** Returns the channel. Throws the message of an error. */
export async function readChannel({ ask }: TestClient, id: string) {
  const { data, errors } = await ask(`query ($id: ID!) { channel(id: $id) { ${FIELDS} } }`, { id });
  if (errors) throw new Error(errors[0]!.message);
  return data.channel;
}

/** Adds sales channels to those of the first catalog, which are `web` and `marketplace`. */
export async function addChannels({ gateway, ask }: TestClient, ...added: string[]) {
  const { revision, channels } = (await readStored(gateway, 'catalogs', '1'))!;
  const input = { id: '1', revision, channels: [...channels, ...added] };
  const { errors } = await ask(
    'mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }',
    { input },
  );
  if (errors) throw new Error(errors[0]!.message);
}

export { createTestClient, type TestClient };
