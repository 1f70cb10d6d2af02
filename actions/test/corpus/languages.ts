/** Words of other languages: what a page, a database, a spreadsheet, a template or a log might read as its own. */
const CALLS = ["alert(1)", "fetch('//example.org')", "document.cookie", "import('x')"] as const;
const TAGS = [
  (js: string) => `<script>${js}</script>`,
  (js: string) => `<ScRiPt src=x>${js}</sCrIpT>`,
  (js: string) => `<img src=x onerror=${js}>`,
  (js: string) => `"><svg onload=${js}>`,
  (js: string) => `<a href="javascript:${js}">x</a>`,
  (js: string) => `<iframe srcdoc="<script>${js}</script>">`,
  (js: string) => `<style>@import'javascript:${js}'</style>`,
  (js: string) => `<math><mi//xlink:href="data:x,<script>${js}</script>">`,
  (js: string) => `</title><script>${js}</script>`,
  (js: string) => `<!--><script>${js}</script>-->`,
  (js: string) => `<template><script>${js}</script></template>`,
  (js: string) => `\`\${${js}}\``,
  (js: string) => `{{constructor.constructor('${js}')()}}`,
  (js: string) => `&lt;script&gt;${js}&lt;/script&gt;`,
  (js: string) => `\\u003cscript\\u003e${js}`,
  (js: string) => `%3Cscript%3E${js}%3C/script%3E`,
  (js: string) => `javascript:${js}`,
  (js: string) => `';${js}//`,
  (js: string) => `<b style="width:expression(${js})">`,
  (js: string) => `<form action="//example.org"><button formaction="javascript:${js}">`,
] as const;

export const MARKUP: readonly string[] = [
  ...TAGS.flatMap((tag) => CALLS.map(tag)),
  "<b>bold</b>",
  "<",
  ">",
  "&",
  "&amp;",
  "&#0;",
  "&#x1f600;",
  "<!DOCTYPE html>",
  "<?xml version='1.0'?><!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><r>&x;</r>",
  "[link](javascript:alert(1))",
  "![x](x)",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
];

const QUOTES = ["'", '"', "`", "\\'", "')", "'))", "$$", ";"] as const;
const STATEMENTS = [
  "drop table groups",
  "select pg_sleep(10)",
  "update user_profiles set is_verified = true",
  "copy (select 1) to program 'id'",
  "set role postgres",
  "notify x",
] as const;

export const SQL: readonly string[] = [
  ...QUOTES.flatMap((quote) => STATEMENTS.map((statement) => `${quote}; ${statement}; --`)),
  "' or 1=1 --",
  "' or ''='",
  "' union select null, null --",
  "1; select 1",
  "%",
  "_",
  "\\",
  "\\%",
  "E'\\x00'",
  "U&'\\0000'",
  "/* */",
  "--",
  "{1,2,3}",
  "(1,2)",
  "[1,2)",
  '{"$gt": ""}',
  "'||pg_sleep(1)||'",
  "x' and 1=(select count(*) from pg_tables) --",
];

/** Formulas of spreadsheets, formats of printf, templates, shells, logs and headers. */
export const FORMATS: readonly string[] = [
  ...["=", "+", "-", "@", "\t=", "\r=", "|"].flatMap((begin) => [
    `${begin}1+1`,
    `${begin}cmd|' /C calc'!A0`,
    `${begin}HYPERLINK("http://example.org","x")`,
    `${begin}IMPORTXML("http://example.org","//a")`,
    `${begin}SUM(A1:A9)*2`,
  ]),
  ...["%s", "%n", "%x%x%x%x", "%99999999d", "%p", "%%", "%1$s", "%s%s%s%s%s%s%s%s"],
  ...[
    "{0}",
    "{}",
    "{{7*7}}",
    "${7*7}",
    "#{7*7}",
    "<%= 7*7 %>",
    "${jndi:ldap://127.0.0.1/a}",
    "{{name}}",
    "$t(key)",
    "<0>x</0>",
  ],
  ...["$(id)", "`id`", "; id", "| id", "&& id", "$HOME", "%PATH%", "!!", "-rf", "--help", "~"],
  ...[
    "\nInjected: header",
    "\r\nSet-Cookie: a=b",
    "\r\n.\r\n",
    "\u001b]0;title\u0007",
    '"} {"level":60,"msg":"planted"}',
    "a,b\nc,d",
  ],
];
