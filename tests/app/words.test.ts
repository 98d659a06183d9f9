import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceMessages } from '../support/sourceMessages';
import { gatewayTrees, getNodes, sourceTrees } from '../support/sourceTrees';

/** A pattern that texts must not contain, and what to write instead. */
type Word = readonly [pattern: RegExp, write: string];

interface Text {
  /** The file or message. */
  place: string;
  text: string;
}

/** Texts outside of the code. */
const DOCUMENTS = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'server/README.md', 'mocks/README.md', 'index.html'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

/** Terms with two spellings, of which one is used. */
const spellings: Word[] = [
  [/\be-mail/i, 'email'],
  [/\blog(s|ged|ging)? (in|out|on|off)\b/i, 'sign in, sign out'],
  [/\bcatalogue/i, 'catalog'],
  [/\bcancell(ed|ing)\b/i, 'canceled, canceling'],
  [/\b(un)?colour/i, 'color'],
  [/\bgrey/i, 'gray'],
  [/\bcentre/i, 'center'],
  [/\bfavourite/i, 'favorite'],
  [/\bbehaviour/i, 'behavior'],
  [/\b(author|categor|custom|initial|maxim|minim|normal|organ|recogn|summar|synchron)is(e|ed|es|ing|ation)\b/i, '-ize'],
  [/\b(lower|upper)[- ]case\b/i, 'lowercase, uppercase'],
  [/\bbar code/i, 'barcode'],
  [/\buser name/i, 'username'],
  [/\bcheck box/i, 'checkbox'],
];

/** Words that are in no text, comments included. */
const dated: Word[] = [
  [/(?<!e-)\bmails?\b/i, 'email'],
  [/\b(any|every|no|some)body\b/i, 'anyone, everyone, no one, someone'],
  [/\bfor good\b/i, 'permanently'],
  [/\bgo(es|ing)? on\b(?! sale)/i, 'continue'],
  [/\bmeanwhile\b/i, 'leave it out'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bstands? (in|on|there)\b(?! front)/i, 'is in, appears in'],
  [/\bat work\b/i, 'running'],
  [/\blook(s|ed|ing)? over\b/i, 'review'],
  [/\bthere (is|are) no such\b/i, 'not found, no longer exists'],
  [/\bnot there any ?more\b/i, 'no longer exists'],
  [/\b(is|are|has|have) to be\b/i, 'must, needs'],
  [/\b(afresh|hitherto|lest|thereby|unto|whilst)\b/i, 'a current word'],
];

/** Words that are not in messages: neither in those of the app nor in those of the gateway. */
const unclear: Word[] = [
  [/\b(no \w+|nothing) fits?\b/i, 'no X match'],
  [/\b(accounts?|editors?|they|users?|we|who|you) may\b(?! (have|want))/i, 'can'],
  [/\bmay not\b/i, 'can’t'],
  [/\bsuch as\b/i, 'Example: X'],
  [/\bhas at most \d/i, 'Use N characters or fewer'],
  [/\bchoos(e|es|ing)\b|\bchosen\b/i, 'select'],
  [/\bpictures?\b/i, 'image'],
  [/\babilit(y|ies)\b/i, 'permission'],
  [/\bweb address/i, 'URL'],
  [/\bnone given\b/i, 'none, not set'],
  [/\b(oops|please)\b/i, 'what is wrong and what to do'],
];

/** Terms of the schema's descriptions, each in one form. */
const described: Word[] = [
  [/\bids?\b|\bIds?\b/, 'ID, IDs'],
  [/\bwhen (it is |they are )?not given/, 'if not given'],
  [/\b(Null|Empty) when\b/, 'Null if, Empty if'],
  [/\bcannot\b/, 'can’t'],
];

/** The same for the other languages: familiar forms of address, other varieties, and terms with two spellings. */
const translated: Record<string, Word[]> = {
  de: [
    [/\b(du|dich|dir|dein\w*)\b/i, 'Sie, Ihr'],
    [/\bE?mails?\b|\be-mails?\b/, 'E-Mail'],
    [/\bJobs?\b/, 'Vorgang'],
    [/\bweg sein\b/, 'endgültig gelöscht'],
    [/\bBequem/, 'Komfortabel'],
    [/\bdes Hauses\b/, 'Standardbankkonto'],
  ],
  fr: [
    [/(?<!\p{L})(tu|toi|ton|ta|tes)(?!\p{L})/iu, 'vous, votre'],
    [/(?<!e-)\b(email|mail|courriel)s?\b/i, 'e-mail'],
    [/\bjobs?\b/i, 'traitement'],
    [/\breste à venir\b/, 'reste à encaisser'],
    [/(?<!ré)\bimportations?\b/i, 'import'],
    [/\bréglages?\b/i, 'paramètre'],
    [/\b(la|une) SKU\b/i, 'le, un SKU'],
    [/\btextes? de remplacement\b/i, 'texte alternatif'],
    [/\blaissez vide\b/i, 'laissez ce champ vide'],
    [/\bvalide[rz]\b/i, 'vérifier'],
    [/"/, '« »'],
    [/ [:;?!»](?!:)|« /, 'a no-break space'],
  ],
  pt: [
    [/\b(arquivo|senha|tela|usuário|você)s?\b/i, 'ficheiro, palavra-passe, ecrã, utilizador'],
    [/(?<!e-)\b(email|mail)s?\b|\bcorreio eletrónico\b/i, 'e-mail'],
    [/\bjobs?\b/i, 'processo'],
    [/\bpor si\b|\bsozinh[ao]\b/, 'automaticamente'],
    [/["“”]/, '« »'],
  ],
};

/** Texts that need one of the words, with the reason. */
const exceptions: { place: string; text: RegExp; reason: string }[] = [
  {
    place: 'server/domain/imports/mapping/headers/fieldWords.ts',
    text: /^[\p{L}\w |]+$/u,
    reason: 'Headers of product files, which use any spelling.',
  },
  {
    place: 'server/domain/imports/mapping/headers/qualifiers.ts',
    text: /^[\p{L}\w\s]+$/u,
    reason: 'Words of headers of product files, which use any spelling.',
  },
  {
    place: 'server/domain/validation/removedHtml.ts',
    text: /^[a-z\d ]+$/,
    reason: 'Names of HTML elements.',
  },
];

const isException = ({ place, text }: Text, pattern: RegExp) =>
  exceptions.some((each) => place === each.place && each.text.test(text) && !pattern.test(text.replace(each.text, '')));

/** The faults of texts, each with the words found and what to write instead. */
const findFaults = (texts: readonly Text[], words: readonly Word[]) =>
  texts.flatMap((text) =>
    words
      .filter(([pattern]) => pattern.test(text.text) && !isException(text, pattern))
      .map(([pattern, write]) => `${text.place}: “${pattern.exec(text.text)?.[0]}” → ${write}: ${text.text}`),
  );

const isSentence = (text: string) => /\p{L}+ \p{L}/u.test(text);

/** The fixed texts of the code that are sentences: whole literals, and the parts of templates. */
const getLiterals = (tree: ts.SourceFile): Text[] =>
  getNodes(tree)
    .filter(
      (node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node),
    )
    .map(({ text }) => ({ place: tree.fileName, text }))
    .filter(({ text }) => isSentence(text));

/** The comments of the code. Blocks that contain code in backticks lose it. */
const getComments = (tree: ts.SourceFile): Text[] =>
  (tree.text.match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/ .*$/gm) ?? []).map((comment) => ({
    place: tree.fileName,
    text: comment
      .replace(/^\s*(\/\*\*|\*\/|\*|\/\/)/gm, '')
      .replace(/`[^`]*`/g, '')
      .replace(/\s+/g, ' '),
  }));

/** The texts of a language without the names of their arguments, each with its message ID or its English sentence. */
const getTranslations = (language: string): Text[] =>
  ['src/i18n/locales', 'server/i18n'].flatMap((folder) =>
    readdirSync(`${folder}/${language}`).flatMap((file) => {
      const texts: Record<string, string> = JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));
      return Object.entries(texts).map(([id, text]) => ({ place: id, text: text.replace(/\{\w+(?=[,}])/g, '{') }));
    }),
  );

/** The paragraphs of a file without the code in them. */
const getParagraphs = (path: string): Text[] =>
  readFileSync(path, 'utf8')
    .replace(/```[\s\S]*?```|`[^`]*`/g, '')
    .split(/\n\s*\n|\n- /)
    .map((text) => ({ place: path, text: text.replace(/\s+/g, ' ') }));

/** The descriptions of a folder's GraphQL files. */
const getDescriptions = (folder: string): Text[] =>
  readdirSync(folder).flatMap((file) =>
    (readFileSync(`${folder}/${file}`, 'utf8').match(/"""[\s\S]*?"""|"[^"\n]+"$/gm) ?? []).map((text) => ({
      place: `${folder}/${file}`,
      text: text.replace(/`[^`]*`/g, '').replace(/\s+/g, ' '),
    })),
  );

const demoTrees = gatewayTrees.filter(({ fileName }) => fileName.startsWith('mocks/fixtures/'));
const articleTrees = demoTrees.filter(({ fileName }) => fileName.includes('/knowledgeBase/'));
const otherTrees = gatewayTrees.filter((tree) => !demoTrees.includes(tree));

test.each<[what: string, texts: readonly Text[], words: readonly Word[]]>([
  ['Messages', sourceMessages.map(({ id, text }) => ({ place: id, text })), [...spellings, ...dated, ...unclear]],
  ['Messages of the gateway', otherTrees.flatMap(getLiterals), [...spellings, ...dated, ...unclear]],
  ['Demo content', demoTrees.flatMap(getLiterals), [...spellings, ...dated]],
  ['Articles about the app', articleTrees.flatMap(getLiterals), unclear],
  ['Comments', [...sourceTrees, ...gatewayTrees].flatMap(getComments), [...spellings, ...dated]],
  ['Documents and the page', DOCUMENTS.flatMap(getParagraphs), [...spellings, ...dated]],
  ['Descriptions of the schema', getDescriptions('schema'), [...spellings, ...dated, ...unclear, ...described]],
])('%s use plain, current words in one spelling', (_what, texts, words) => {
  expect(findFaults(texts, words)).toEqual([]);
});

test.each(Object.entries(translated))('Texts in %s use its terms', (language, words) => {
  expect(findFaults(getTranslations(language), words)).toEqual([]);
});

test.each([
  ['The mail is deleted for good.', ['mail', 'for good']],
  ['Send an e-mail to everybody', ['e-mail', 'everybody']],
  ['You may not choose a colour.', ['colour', 'You may', 'may not', 'choose']],
  ['You may want to review it.', []],
  ['The email was sent to everyone.', []],
])('finds in “%s” the words %j', (text, found) => {
  const faults = findFaults([{ place: 'test', text }], [...spellings, ...dated, ...unclear]);
  expect(faults.map((fault) => /“(.*?)”/.exec(fault)?.[1])).toEqual(found);
});
