/** Checks the version of Node before any newer syntax is loaded, and reports it in one sentence. */
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Chợ Làng needs Node 24 and this is ${process.versions.node}. Run it through npm (npm start), which brings its own on Linux, or install Node 24.\n`,
  );
  process.exit(1);
}
