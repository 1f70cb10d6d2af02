/**
 * Imports the modules named as arguments and ends: what that compiles stays in the shared compile cache, so that the
 * processes that start next neither strip types nor compile the same code six times over.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";

for (const file of process.argv.slice(2)) await import(pathToFileURL(path.resolve(file)).href);
process.exit(0);
