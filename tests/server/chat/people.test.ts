import { expect, test } from 'vitest';
import { grantClientAbilities } from '../../support/clientAbilities';
import { useTestClient } from '../../support/testClient';
import { changeStored, putStored, readStored } from '../../support/stored';

const client = useTestClient();

const contactsOf = async (people: readonly string[]) => {
  const { data, errors } = await client.ask(
    'query ($people: [String!]!) { chatContactsOfPeople(people: $people) { id } }',
    { people },
  );
  return { ids: data?.chatContactsOfPeople?.map((each: { id: string } | null) => each?.id ?? null), errors };
};

/** Gives a user the name of a contact, and an email address. */
const addUser = async () => {
  await changeStored(client.gateway, 'users', '1', { fullName: 'Kwame Asante', email: 'Kwame@Freight.example' });
};

test.each([
  ['Kwame Asante', '2'],
  ['  kwame   ASANTE ', '2'],
  ['نور حداد', '3'],
  ['João Siqueira'.normalize('NFD'), '5'],
  ['Kwame', null],
  ['Amara Okafor', null],
  ['Ada Lindqvist', null],
  ['', null],
  ['kwame@freight.example', '2'],
  ['nobody@freight.example', null],
])('the contact of %j is %j', async (person, id) => {
  await addUser();
  expect((await contactsOf([person])).ids).toEqual([id]);
});

test('answers in the order of the people', async () => {
  expect((await contactsOf(['Mei Tanaka 田中 芽衣', 'No one', 'Kwame Asante', 'No one'])).ids).toEqual([
    '1',
    null,
    '2',
    null,
  ]);
  expect((await contactsOf([])).ids).toEqual([]);
});

test('does not choose between contacts with the same name', async () => {
  const contact = (await readStored(client.gateway, 'chatContacts', '2'))!;
  await putStored(client.gateway, 'chatContacts', { ...contact, id: '14' });
  expect((await contactsOf(['Kwame Asante'])).ids).toEqual([null]);
});

test('rejects more than 200 people', async () => {
  const { errors } = await contactsOf(Array.from({ length: 201 }, () => 'x'));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { people: expect.any(String) } });
});

test('needs permission to read chats, and permission to read users for email addresses', async () => {
  await addUser();
  await grantClientAbilities(client.gateway, { Chat: ['read'] });
  await client.signIn('client@demo.com', 'client');
  expect((await contactsOf(['Kwame Asante', 'kwame@freight.example'])).ids).toEqual(['2', null]);
  await grantClientAbilities(client.gateway, { Task: ['read'] });
  expect((await contactsOf(['Kwame Asante'])).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

test('some demo tasks and events have people who are contacts', async () => {
  const { data } = await client.ask(
    '{ taskPage(input: { perPage: 100 }) { tasks { assignee { fullName } } } calendarEvents { guests } }',
  );
  const assignees = data.taskPage.tasks.flatMap(({ assignee }: { assignee: { fullName: string } | null }) =>
    assignee ? [assignee.fullName] : [],
  );
  const guests = data.calendarEvents.flatMap((event: { guests: string[] }) => event.guests);
  for (const people of [assignees, guests]) {
    const { ids } = await contactsOf(people);
    expect(ids.filter((id: string | null) => id !== null).length).toBeGreaterThan(2);
  }
});
