/**
 * Imports the modules named as arguments and ends. The compiled code stays in the shared compile cache, so that the
 * processes that start next need not compile it six times.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";

for (const file of process.argv.slice(2)) await import(pathToFileURL(path.resolve(file)).href);
process.exit(0);
