import { beforeAll, describe, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const LANGUAGES = ['en', 'de', 'fr', 'pt'] as const;

/** Files that cannot be read, and why in the languages, in their order. */
const UNREADABLE = {
  'is a PDF': {
    content: '%PDF-1.7',
    messages: [
      'The file is a PDF document, not a product file. Export the products as CSV and try again.',
      'Die Datei ist ein PDF-Dokument und keine Produktdatei. Exportieren Sie die Produkte als CSV und versuchen Sie es erneut.',
      'Le fichier est un document PDF, et non un fichier de produits. Exportez les produits au format CSV, puis réessayez.',
      'O ficheiro é um documento PDF, não um ficheiro de produtos. Exporte os produtos como CSV e tente novamente.',
    ],
  },
  'has a quote that is never closed': {
    content: 'sku,name\nT-1,"Tent\n',
    messages: [
      'The quote that opens in row 2, column 2 (name) is never closed. Close it, or double it if it is part of the text.',
      'Das öffnende Anführungszeichen in Zeile 2, Spalte 2 (name) wird nie geschlossen. Schließen Sie es oder verdoppeln Sie es, wenn es zum Text gehört.',
      'Le guillemet ouvert à la ligne 2, colonne 2 (name) n’est jamais fermé. Fermez-le ou doublez-le s’il fait partie du texte.',
      'As aspas abertas na linha 2, coluna 2 (name) nunca são fechadas. Feche-as ou duplique-as se fizerem parte do texto.',
    ],
  },
} as const;

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

const upload = async (content: string) => {
  const { data } = await client.ask(
    'mutation ($size: Float!) { createFile(input: { name: "a.csv", size: $size }) { file { id url } } }',
    { size: content.length },
  );
  const { id, url } = data.createFile.file;
  await client.fetch(`${url}?offset=0`, { method: 'PUT', body: content });
  return id;
};

describe.each(Object.entries(UNREADABLE))('A file that %s', (_, { content, messages }) => {
  test('is refused in the language of the request', async () => {
    const fileId = await upload(content);
    const text = 'query ($fileId: ID!) { fileInspection(fileId: $fileId, catalogId: "1") { rowCount } }';
    for (const [index, language] of LANGUAGES.entries()) {
      const { errors } = await client.ask(text, { fileId }, { 'accept-language': language });
      expect(errors).toMatchObject([{ message: messages[index], extensions: { code: 'INVALID' } }]);
    }
  });

  test('fails an import, whose error is in the language of each reader', async () => {
    const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }';
    const input = {
      fileId: await upload(content),
      catalogId: '1',
      mode: 'APPLY',
      layout: 'CUSTOM',
      mapping: [{ source: 'sku', target: 'sku', transforms: [] }],
      errorPolicy: 'REJECT_FAILED_ROWS',
    };
    const { data } = await client.ask(start, { input });
    await client.gateway.idle();
    const text = 'query ($id: ID!) { job(id: $id) { status error } }';
    for (const [index, language] of LANGUAGES.entries()) {
      const { data: read } = await client.ask(text, data.startImport.job, { 'accept-language': language });
      expect(read.job).toEqual({ status: 'FAILED', error: messages[index] });
    }
  });
});
