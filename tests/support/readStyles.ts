/**
 * What queries by role, user events, matchers, tests and the app itself read of the styles in force. All else is for
 * painting, which jsdom does not do; it would still compare every rule with every element.
 */
const isRead =
  /^\s*(?:display|visibility|opacity|pointer-events|position|direction|overflow[\w-]*|max-width|border[\w-]*-radius)\s*:/;

/**
 * Returns a rule with only the declarations that anything reads, or that `keep` wants; empty if there are none. A rule with
 * others in it, such as a media query, is returned whole if one of them is read.
 */
export function keepRead(rule: string, keep: (declaration: string) => boolean = () => false): string {
  const isKept = (declaration: string) => isRead.test(declaration) || keep(declaration);
  const [, selector, body] = /^([^{]*)\{([^{}]*)\}\s*$/.exec(rule) ?? [];
  if (body === undefined) return rule.split(/[{;]/).some(isKept) ? rule : '';
  const kept = body.split(';').filter(isKept);
  return kept.length ? `${selector}{${kept.join(';')}}` : '';
}
