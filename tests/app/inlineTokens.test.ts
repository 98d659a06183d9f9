import { tokens } from '@fluentui/react-components';
import { describe, expect, it } from 'vitest';
import { replaceTokens } from '../../scripts/inlineTokens';

describe('inlined design tokens', () => {
  it('replaces tokens with the values that they have at run time', () => {
    for (const [name, value] of Object.entries(tokens)) {
      const code = `import { Button, tokens } from '@fluentui/react-components';\nconst color = tokens.${name};`;
      expect(replaceTokens(code, tokens)).toContain(`const color = ${JSON.stringify(value)};`);
    }
  });

  it('leaves other objects of the same name and whole uses alone', () => {
    const other = "import { tokens } from './session';\nconst token = tokens.fresh;";
    const whole = "import { tokens } from '@fluentui/react-components';\nconst all = Object.keys(tokens);";
    expect(replaceTokens(other, tokens)).toBe(other);
    expect(replaceTokens(whole, tokens)).toBe(whole);
  });
});
