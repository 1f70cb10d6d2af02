/** The page that is shown until the console is built. @param reloads whether the page reloads by itself */
export function waitingPage(title: string, text: string, reloads: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${reloads ? '<meta http-equiv="refresh" content="1">' : ""}
<title>Engine console</title>
<style>body { display: grid; min-height: 90vh; place-content: center; font: 16px/1.5 system-ui, sans-serif; padding: 24px; }</style>
</head>
<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p></main></body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
