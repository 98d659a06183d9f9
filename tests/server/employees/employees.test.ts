import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { foldText } from '#shared/foldText';
import { employeeTexts } from '#server/domain/users/employees';
import { employeesFixtures } from '#mocks/fixtures/employees';
import { type TestClient, createTestClient } from '../../support/testClient';
import { inDollars, MONEY } from '../../support/money';

interface Row {
  id: number;
  full_name: string;
  post: string;
  email: string;
  city: string;
  start_date: string;
  salary: string;
  age: string;
  experience: string;
}

let client: TestClient;
let rows: Row[];
beforeAll(async () => {
  client = await createTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });
  rows = (await client.rest('GET', '/api/datatables/initial-data')).body;
});

const data = (query: string) => client.rest('GET', `/api/datatables/data${query}`);

const LIST = `query ($input: EmployeeListInput) {
  employees(input: $input) { totalDocs totalPages page perPage employees { id fullName city startDate salary ${MONEY} age status } }
}`;
const ask = async (input?: object) => {
  const { data: found, errors, extensions } = await client.ask(LIST, { input });
  expect(extensions?.mocked).toBeUndefined();
  return errors ? { errors } : (inDollars(found.employees) as ReturnType<typeof JSON.parse>);
};

test('returns all hundred rows in the format of the contract', () => {
  expect(rows).toHaveLength(100);
  expect(rows[0]).toMatchObject({ responsive_id: '', id: 1, full_name: 'Amara Okonkwo', start_date: '05/01/2026' });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(100);
  for (const row of rows) {
    expect(row.experience).toMatch(/^\d+ Years?$/);
    expect(Date.parse(row.start_date)).toBeLessThan(Date.parse('2026-05-04'));
  }
});

test('returns the first ten rows in store order, and all rows, by default', async () => {
  const { status, body } = await data('');
  expect(status).toBe(200);
  expect(body).toEqual({ allData: rows, invoices: rows.slice(0, 10), total: 100 });
});

test.each([
  ['?page=2&perPage=25', 25, 50],
  ['?page=4&perPage=30', 90, 100],
  ['?page=11', 100, 100],
  ['?page=1&perPage=1000', 0, 100],
  ['?page=&perPage=&q=', 0, 10],
])('returns for %s the rows %i to %i', async (query, from, to) => {
  const { body } = await data(query);
  expect(body.invoices).toEqual(rows.slice(from, to));
  expect(body.total).toBe(100);
});

test.each(['page=0', 'page=x', 'page=1.5', 'perPage=-1', 'perPage=many', 'q=a&q=b'])(
  'rejects %s with a message',
  async (query) => {
    const { status, body } = await data(`?${query}`);
    expect({ status, body }).toEqual({ status: 400, body: { error: expect.stringMatching(/\w/) } });
  },
);

const FIELDS = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const;

test('searches the formatted text of six fields, case-insensitive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(99),
      fc.constantFrom(...FIELDS),
      fc.nat(20),
      fc.nat(6),
      async (at, field, start, length) => {
        const q = rows[at]![field].slice(start, start + length + 1).toUpperCase();
        const { body } = await data(`?perPage=100&q=${encodeURIComponent(q)}`);
        const found = rows.filter((row) => FIELDS.some((name) => foldText(row[name]).includes(foldText(q.trim()))));
        expect(body).toEqual({ allData: rows, invoices: found, total: found.length });
      },
    ),
    { numRuns: 40 },
  );
});

test.each(['Chrząszczyżewoszyce', 'Years', 'x'.repeat(1000)])(
  'does not search city and experience for %s',
  async (q) => {
    expect((await data(`?q=${encodeURIComponent(q)}`)).body).toMatchObject({ invoices: [], total: 0 });
  },
);

test('returns the same rows with GraphQL, as values instead of formatted text', async () => {
  const { employees, ...page } = await ask();
  expect(page).toEqual({ totalDocs: 100, totalPages: 10, page: 1, perPage: 10 });
  expect(employees.map(({ fullName }: { fullName: string }) => fullName)).toEqual(
    rows.slice(0, 10).map((row) => row.full_name),
  );
  expect(employees[0]).toMatchObject({ startDate: '2026-05-01', salary: expect.any(Number) });
});

test.each([
  [{ q: '05/01/2026' }, ({ startDate }: { startDate: string }) => startDate.startsWith('2026-05-01')],
  [{ city: 'LAGOS' }, ({ city }: { city: string }) => city === 'Lagos'],
  [{ status: 'RESIGNED' }, ({ status }: { status: string }) => status === 'RESIGNED'],
  [{ startFrom: '2026-01-01', startTo: '2026-05-01' }, ({ startDate }: { startDate: string }) => startDate >= '2026'],
])('finds %j with GraphQL', async (input, isFound) => {
  const { employees, totalDocs } = await ask({ ...input, perPage: 100 });
  const all = (await ask({ perPage: 100 })).employees;
  expect(totalDocs).toBeGreaterThan(0);
  expect(employees).toEqual(all.filter(isFound));
});

test.each([
  ['SALARY', 'salary'],
  ['AGE', 'age'],
  ['START_DATE', 'startDate'],
] as const)('sorts by %s in both directions with GraphQL', async (sort, field) => {
  const up = (await ask({ sort, perPage: 100 })).employees.map((row: Record<string, unknown>) => row[field]);
  const down = (await ask({ sort, direction: 'DESC', perPage: 100 })).employees;
  expect(up).toEqual([...up].sort((a, b) => (a < b ? -1 : Number(a > b))));
  expect(down.map((row: Record<string, unknown>) => row[field])).toEqual([...up].reverse());
});

test('a direction alone reverses the order of the store', async () => {
  const stored = (await ask({ perPage: 100 })).employees;
  expect((await ask({ direction: 'DESC', perPage: 100 })).employees).toEqual([...stored].reverse());
});

test.each([{ page: 0 }, { perPage: 101 }, { perPage: 0 }])(
  'rejects %j with GraphQL with an error at its field',
  async (input) => {
    const { errors } = await ask(input);
    expect(errors[0].extensions).toMatchObject({
      code: 'INVALID',
      fields: { [Object.keys(input)[0]!]: expect.any(String) },
    });
  },
);

test('formats numbers and dates as text', () => {
  const [change] = employeesFixtures(new Date('2026-05-04T10:00:00Z'));
  if (change?.table !== 'employees' || !('put' in change)) throw new Error('No employee.');
  const employee = { ...change.put, startDate: '2019-02-09T00:00:00.000Z', salary: 12345.6, age: 30, experience: 1 };
  expect(employeeTexts(employee)).toEqual({
    startDate: '02/09/2019',
    salary: '$12345.60',
    age: '30',
    experience: '1 Year',
  });
});
