/** A permission rule as returned by the server; `manage` means every action, `all` every subject. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** The permissions of signed-out users: to see the sign-in pages. */
const signedOutRules: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** Whether the rules allow the action on the subject. Without rules, only the sign-in pages are allowed. */
export function isAllowed(rules: readonly AbilityRule[] | undefined, action: string, subject: string): boolean {
  return (rules?.length ? rules : signedOutRules).some(
    (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
  );
}
