import { beforeAll, afterAll, expect, test } from 'vitest';
import { type TestClient, createTestClient } from '../../support/testClient';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient({ now: () => new Date('2026-05-04T10:00:00Z') });
});
afterAll(() => client.gateway.stop());

const ask = async (document: string) => {
  const { data, errors, extensions } = await client.ask(document);
  expect(errors).toBeUndefined();
  expect(extensions?.mocked).toBeUndefined();
  return data.it;
};

const CLIENT = '{ name: "Ada", companyEmail: "ada@example.com" }';
const ADDRESS =
  '{ fullName: "Ilse Vogt", phone: "+49 30 1234567", street: "Am Ufer 3", city: "Berlin", postalCode: "10115", country: "Germany", type: HOME }';

// In this order: some calls need what others have made.
test.each<[string, unknown]>([
  ['taskCreate(input: { title: "Sew" }) { title }', { title: 'Sew' }],
  ['taskUpdate(id: "2", input: { title: "Knit" }) { title }', { title: 'Knit' }],
  ['taskToggle(id: "2", flag: IMPORTANT) { isImportant }', { isImportant: expect.any(Boolean) }],
  ['taskDelete(id: "2") { isDeleted }', { isDeleted: true }],
  ['taskRestore(id: "2") { isDeleted }', { isDeleted: false }],
  ['taskDelete(id: "2") { isDeleted }', { isDeleted: true }],
  ['taskPurge(id: "2")', '2'],
  ['calendarEventCreate(input: { title: "Tea", start: "2026-05-06", calendar: ETC }) { title }', { title: 'Tea' }],
  ['calendarEventUpdate(id: "1", input: { title: "Talk" }) { title }', { title: 'Talk' }],
  ['calendarEventDelete(id: "1")', '1'],
  [
    'chatMessageSend(contactId: "6", message: "Hello") { lastMessage { message } }',
    { lastMessage: { message: 'Hello' } },
  ],
  ['chatMarkSeen(contactId: "6") { unseenMsgs }', { unseenMsgs: 0 }],
  ['chatProfileUserUpdate(input: { about: "At sea" }) { about }', { about: 'At sea' }],
  [
    'mailSend(input: { to: [{ email: "a@b.example" }], subject: "Hi", attachments: [{ fileName: "a.pdf", size: "24 KB" }] }) { mail { subject attachments { size bytes } } repliedTo { id } }',
    { mail: { subject: 'Hi', attachments: [{ size: '24 KB', bytes: 24_576 }] }, repliedTo: null },
  ],
  ['mailDraftSave(input: { subject: "Almost" }) { subject folder }', { subject: 'Almost', folder: 'DRAFT' }],
  ['mailsUpdate(ids: ["1"], change: { isRead: true, isStarred: null }) { isRead }', [{ isRead: true }]],
  ['mailsLabelToggle(ids: ["1"], label: COMPANY) { id }', [{ id: '1' }]],
  ['mailsUpdate(ids: ["1"], change: { folder: TRASH }) { folder }', [{ folder: 'TRASH' }]],
  ['mailsRestore(ids: ["1"]) { folder }', [{ folder: 'INBOX' }]],
  ['mailsDelete(ids: ["99999"])', []],
  ['trashEmpty', expect.any(Array)],
  [
    `invoiceCreate(input: { client: ${CLIENT}, items: [{ service: EXTENDED_LICENSE, cost: 9.5 }], issuedDate: "2026-05-04T10:00:00Z" }) { id issuedDate total { amount } paymentDetails { totalDue } }`,
    { id: '5051', issuedDate: '2026-05-04', total: { amount: '9.5' }, paymentDetails: { totalDue: '$9.50' } },
  ],
  ['invoiceUpdate(id: "5051", input: { paid: 4.5 }) { paid { amount } }', { paid: { amount: '4.5' } }],
  ['invoiceDelete(id: "5051")', '5051'],
  ['invoiceRestore(id: "5051") { id }', { id: '5051' }],
  ['wishlistAdd(productId: "5") { isInWishlist }', { isInWishlist: true }],
  ['wishlistRemove(productId: "5") { isInWishlist }', { isInWishlist: false }],
  ['cartAdd(productId: "5") { product { isInCart } }', { product: { isInCart: true } }],
  ['cartQuantitySet(productId: "5", qty: 3) { items { qty } }', { items: expect.arrayContaining([{ qty: 3 }]) }],
  ['cartRemove(productId: "5") { product { isInCart } }', { product: { isInCart: false } }],
  [`checkout(input: { address: ${ADDRESS}, payment: CARD }) { number }`, { number: 'W-2026-0001' }],
  ['userCreate(input: { fullName: "Ada", username: "ada", email: "ada@example.com" }) { id }', { id: '51' }],
  ['userUpdate(id: "51", input: { fullName: "Ada B." }) { fullName }', { fullName: 'Ada B.' }],
  ['userDelete(id: "51")', '51'],
  ['blogPostCreate(input: { title: "Tents" }) { slug }', { slug: 'tents' }],
  ['blogPostSave(id: "12", input: { title: "Gardens" }) { title }', { title: 'Gardens' }],
  ['blogCommentAdd(postId: "12", text: "Seen.") { text }', { text: 'Seen.' }],
  ['blogBookmarkToggle(postId: "12") { isBookmarked }', { isBookmarked: expect.any(Boolean) }],
  ['articleHelpfulMark(id: "3", isHelpful: true) { isHelpful }', { isHelpful: true }],
  ['articleHelpfulMark(id: "3", isHelpful: true) { isHelpful }', { isHelpful: null }],
  ['profilePostLike(postId: "2") { isLiked }', { isLiked: true }],
  ['profilePostLike(postId: "2") { isLiked }', { isLiked: false }],
  ['profilePostComment(postId: "3", text: "Hello") { id }', { id: '3' }],
  ['profileCommentLike(postId: "1", commentId: "2") { id }', { id: '1' }],
  ['profilePollVote(optionId: "1") { chosenOptionId }', { chosenOptionId: '1' }],
  ['profilePollVote(optionId: "1") { chosenOptionId }', { chosenOptionId: null }],
  ['suggestedPageFavorite(id: "1") { isFavorite }', { isFavorite: true }],
  ['profileFeedFavorite(id: "1") { isFavorite }', { isFavorite: false }],
  ['profileSuggestionFollow(id: "4") { isFollowed }', { isFollowed: true }],
])('the former mutation %s still works', async (call, expected) => {
  expect(await ask(`mutation { it: ${call} }`)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['tasks(input: { filter: DELETED }) { id }', expect.arrayContaining([{ id: expect.any(String) }])],
  ['tasks(input: { perPage: 2, sort: ADDED }) { id }', [{ id: expect.any(String) }, { id: expect.any(String) }]],
  ['mails(input: { perPage: 1 }) { mails { id } }', { mails: [{ id: expect.any(String) }] }],
  [
    'mail(id: "1") { hasPreviousMail hasNextMail previousMail { id } nextMail { id } }',
    { hasPreviousMail: false, hasNextMail: true, previousMail: null, nextMail: { id: expect.any(String) } },
  ],
  ['palette(q: "a") { mails { id } }', { mails: expect.any(Array) }],
  [
    'shopProducts(input: { priceMin: 300 }) { totalDocs facets { priceMin priceMax } }',
    { totalDocs: 4, facets: { priceMin: expect.any(Number), priceMax: expect.any(Number) } },
  ],
  ['statisticsCards { sales { statistics } }', { sales: { statistics: '36%' } }],
  ['profile { about { website } }', { about: { website: expect.not.stringContaining('://') } }],
])('the former query %s still works', async (call, expected) => {
  expect(await ask(`{ it: ${call} }`)).toEqual(expected);
});
