import { isPhoneNumber } from '#shared/phoneNumber';
import type { AccountSettingsRecord } from '../../records/account';
import { say, type Sentence } from '../../records/sentence';

/** Maximum length of a line of text, in characters. */
export const TEXT_LENGTH = 2_000;

const BIO_LENGTH = 20_000;

/** The error for a text longer than `most` characters. */
export function tooLong(most: number) {
  return say`Use ${{ grouped: most }} characters or fewer.`;
}

/** Whether the text is an http(s) URL. */
export function isLinkAddress(text: string) {
  return text.length <= TEXT_LENGTH && /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

/** Errors in the profile by field; empty if there are none. */
export function infoFaults(
  { bio, dob, country, website, phone }: Pick<AccountSettingsRecord, 'bio' | 'dob' | 'country' | 'website' | 'phone'>,
  now: Date,
): Record<string, Sentence> {
  return {
    ...(bio.length > BIO_LENGTH && { bio: tooLong(BIO_LENGTH) }),
    ...(dob !== null && dob > now.toISOString() && { dob: say`The date of birth can’t be in the future.` }),
    ...(country.length > TEXT_LENGTH && { country: tooLong(TEXT_LENGTH) }),
    ...(website !== '' &&
      !isLinkAddress(website) && {
        website: say`Enter a URL that starts with https:// or http://, or leave this blank.`,
      }),
    ...(phone !== '' &&
      !isPhoneNumber(phone) && { phone: say`Enter a phone number with 5 to 15 digits, or leave this blank.` }),
  };
}
