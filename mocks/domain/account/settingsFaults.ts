import type { AccountSettingsRecord } from '../../records/account';

/** Most characters of a line of text. */
export const TEXT_LENGTH = 2_000;

const BIO_LENGTH = 20_000;

/** E.164: a number has at most 15 digits. */
const MOST_DIGITS = 15;

/** What to say of a text with more characters than that. */
export const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters.`;

/** Whether the text is an address of the web. */
export const isWebAddress = (text: string) =>
  text.length <= TEXT_LENGTH && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

const isDay = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const isPhone = (text: string) => {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d\s().\-/]+$/.test(text) && digits >= 5 && digits <= MOST_DIGITS;
};

/** What is wrong with what people tell about themselves, by field; nothing where all is well. */
export const infoFaults = (
  { bio, dob, country, website, phone }: Pick<AccountSettingsRecord, 'bio' | 'dob' | 'country' | 'website' | 'phone'>,
  now: Date,
): Record<string, string> => ({
  ...(bio.length > BIO_LENGTH && { bio: tooLong(BIO_LENGTH) }),
  ...(dob !== null && !isDay(dob) && { dob: 'Enter the day of birth as YYYY-MM-DD, such as 1990-04-27.' }),
  ...(dob !== null && isDay(dob) && dob > now.toISOString() && { dob: 'A day of birth is not in the future.' }),
  ...(country.length > TEXT_LENGTH && { country: tooLong(TEXT_LENGTH) }),
  ...(website !== '' &&
    !isWebAddress(website) && { website: 'Enter an address that begins with https:// or http://, or leave it empty.' }),
  ...(phone !== '' && !isPhone(phone) && { phone: 'Enter a phone number of 5 to 15 digits, or leave it empty.' }),
});
