// Imports product files into a new catalog, publishes it, and writes its feeds; `npm run catalog -- --help` has the
// options.
import { runCommand } from './catalog/command';

process.exitCode = await runCommand(process.argv.slice(2), process.stdout, process.stderr);
