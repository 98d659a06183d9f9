import { readFileSync } from 'node:fs';
import { sdl } from '#server/sdl.generated';
import { lastRelease } from './schema/lastRelease';
import { schemaChanges, unnamedChanges } from './schema/changes';

const release = lastRelease();
if (!release) console.log('Schema: this checkout has no release to compare with.');
else {
  const changes = await schemaChanges(release.sdl, sdl);
  const { breaking, dangerous, safe } = changes;
  console.log(
    `Schema since ${release.tag}: ${breaking.length} breaking, ${dangerous.length} dangerous, ${safe.length} safe changes.`,
  );
  for (const [level, found] of Object.entries(changes)) {
    for (const { message } of found) console.log(`  ${level}: ${message}`);
  }
  const unnamed = unnamedChanges(changes, readFileSync('CHANGELOG.md', 'utf8'));
  for (const { path, message } of unnamed) console.error(`CHANGELOG.md doesn’t mention ${path}: ${message}`);
  if (unnamed.length) process.exitCode = 1;
}
