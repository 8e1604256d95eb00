import { replayReport } from './replay-report.ts';

/**
 * Runs `npm run replay -- file.json`. It exits with 1 if the replay differs from the recording, and with 2 if it does not,
 * but guards read hidden values.
 */
try {
  const { text, exitCode } = replayReport(process.argv[2]);
  console.log(text);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
