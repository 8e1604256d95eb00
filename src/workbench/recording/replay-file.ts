import { replayReport } from './replay-report.ts';

/** Runs `npm run replay -- file.json`; exits with 1 if the replay differs from the recording. */
try {
  const { text, isSame } = replayReport(process.argv[2]);
  console.log(text);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
