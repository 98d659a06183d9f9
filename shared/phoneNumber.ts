/** Whether the text is a phone number: 5 to 15 digits (ITU-T E.164) with spaces and signs between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[+\d\s().\-/]+$/.test(text) && digits >= 5 && digits <= 15;
}
