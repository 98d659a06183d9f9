import { readFileSync } from 'node:fs';
import { sdl } from '#server/sdl.generated';
import { baseSchema } from './schema/base';
import { schemaChanges, unnamedChanges } from './schema/changes';

const base = baseSchema();
if (!base) console.log('Schema: this checkout has no earlier state to compare with.');
else {
  const changes = await schemaChanges(base.sdl, sdl);
  const { breaking, dangerous, safe } = changes;
  console.log(
    `Schema since ${base.revision}: ${breaking.length} breaking, ${dangerous.length} dangerous, ${safe.length} safe changes.`,
  );
  for (const [level, found] of Object.entries(changes)) {
    for (const { message } of found) console.log(`  ${level}: ${message}`);
  }
  const unnamed = unnamedChanges(changes, readFileSync('CHANGELOG.md', 'utf8'));
  for (const { path, message } of unnamed) console.error(`CHANGELOG.md doesn’t mention ${path}: ${message}`);
  if (unnamed.length) process.exitCode = 1;
}
