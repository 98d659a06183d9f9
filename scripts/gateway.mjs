// Runs the gateway alone.
import { runBundled } from './bundle.mjs';

await runBundled('gateway');
