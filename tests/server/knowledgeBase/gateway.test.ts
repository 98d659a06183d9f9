import { describe, expect, it } from 'vitest';
import { knowledgeBaseFixtures } from '#mocks/fixtures/knowledgeBase';
import { useTestClient } from '../../support/testClient';
import { xmlTree } from '../feeds/xmlTree';

const NOW = new Date('2026-05-04T10:00:00Z');

const client = useTestClient({ now: () => NOW });

const rest = async (path: string) => (await client.rest('GET', `/faq/data/${path}`)).body;
const getTitles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('Knowledge base', () => {
  it('has the same six categories in both lists', async () => {
    const shelves = await rest('knowledge_base');
    const categories = await rest('category');
    expect(shelves).toHaveLength(6);
    expect(getTitles(categories)).toEqual(getTitles(shelves));
    expect(categories[0].iconColor).toBe('primary');
    const ids = categories.flatMap(({ questions }: { questions: { id: number }[] }) => questions.map(({ id }) => id));
    expect(ids).toEqual(ids.map((_: number, at: number) => at + 1));
  });

  it('returns the first article in REST with the others of its category', async () => {
    const body = await rest('question');
    const [first] = await rest('category');
    expect(body.title).toBe(first.questions[0].question);
    expect(body.relatedQuestions.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4, 5]);
    expect(Date.parse(body.lastUpdated)).toBeLessThan(NOW.getTime());
    expect(body.content).toMatch(/^<p>/);
  });

  it('has well-formed text for each question and loads nothing from other hosts', () => {
    const articles = knowledgeBaseFixtures(NOW).flatMap((change) =>
      change.table === 'knowledgeBaseArticles' && 'put' in change ? [change.put] : [],
    );
    expect(articles.length).toBeGreaterThanOrEqual(24);
    for (const key of ['slug', 'question', 'content'] as const) {
      expect(new Set(articles.map((article) => article[key])).size).toBe(articles.length);
    }
    for (const { content } of articles) {
      expect(xmlTree(`<div>${content}</div>`).name).toBe('div');
      expect(content).not.toMatch(/https?:|<script/);
    }
  });

  it('links from category to article and back', async () => {
    const { data, extensions } = await client.ask(`{ knowledgeBaseCategory(slug: "importing") {
      id title description image icon iconColor articles { slug } }
      knowledgeBaseArticle(slug: "dry-run") { question content updatedAt helpfulCount notHelpfulCount isHelpful
        category { slug } related { slug category { slug } } } }`);
    expect(extensions?.mocked).toBeUndefined();
    const slugs = data.knowledgeBaseCategory.articles.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain('dry-run');
    const related = data.knowledgeBaseArticle.related;
    expect(related.map(({ slug }: { slug: string }) => slug)).toEqual(
      slugs.filter((slug: string) => slug !== 'dry-run'),
    );
    expect(data.knowledgeBaseArticle.category.slug).toBe('importing');
  });

  it.each(['knowledgeBaseCategory(slug: "x") { id }', 'knowledgeBaseArticle(slug: "") { id }'])(
    'returns NOT_FOUND for %s',
    async (field) => {
      expect((await client.refusal(`{ ${field} }`))?.code).toBe('NOT_FOUND');
    },
  );

  it.each([
    ['', 6],
    ['  ', 6],
    ['IMPORTING', 1],
    ['gtin', 1],
    ['feed', 2],
    ['nothing like it', 0],
  ])('finds categories with %j: %i', async (q, count) => {
    const { data } = await client.ask('query ($q: String) { knowledgeBaseCategories(q: $q) { id } }', { q });
    expect(data.knowledgeBaseCategories).toHaveLength(count);
  });

  it.each([
    ['', []],
    ['<p>', []],
    ['Check digit', []],
    ['leading zero', ['gtin-check-digit']],
    ['LEADING  zéro', ['gtin-check-digit']],
    ['undo', ['jobs-and-undo']],
    ['GTIN', ['gtin-check-digit', 'completeness']],
  ])('finds articles with %j, matches in the question first: %j', async (q, slugs) => {
    const { data } = await client.ask('query ($q: String!) { knowledgeBaseArticles(q: $q) { slug } }', { q });
    const found = data.knowledgeBaseArticles.map(({ slug }: { slug: string }) => slug);
    expect(found.slice(0, slugs.length || undefined)).toEqual(slugs);
  });
});

describe('Article rating', () => {
  const mark = async (isHelpful: boolean | null) =>
    (
      await client.ask(
        `mutation { rateArticle(input: { id: "3", isHelpful: ${isHelpful} }) {
          article { helpfulCount notHelpfulCount isHelpful }
        } }`,
      )
    ).data.rateArticle.article;

  it('counts once an account, however often it is set, is replaced by the other, and is removed', async () => {
    expect(await mark(true)).toEqual({ helpfulCount: 2, notHelpfulCount: 0, isHelpful: true });
    expect(await mark(true)).toEqual({ helpfulCount: 2, notHelpfulCount: 0, isHelpful: true });
    expect(await mark(false)).toEqual({ helpfulCount: 1, notHelpfulCount: 1, isHelpful: false });
    expect(await mark(null)).toEqual({ helpfulCount: 1, notHelpfulCount: 0, isHelpful: null });
  });

  it('is separate for each account', async () => {
    await mark(true);
    await client.ask(
      'mutation { signUp(input: { email: "b@demo.com", password: "teapot lantern", username: "b" }) { session { accessToken } } }',
    );
    await client.signIn('b@demo.com', 'teapot lantern');
    expect(await mark(true)).toEqual({ helpfulCount: 3, notHelpfulCount: 0, isHelpful: true });
  });

  it('requires an existing article', async () => {
    expect(
      (await client.refusal('mutation { rateArticle(input: { id: "99", isHelpful: true }) { article { id } } }'))?.code,
    ).toBe('NOT_FOUND');
  });
});
