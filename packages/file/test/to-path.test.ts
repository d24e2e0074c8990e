import { octets, urlErrorOf } from "@url1738/core";
import { file, type PathOptions, posixPath, vmsPath, windowsPath } from "@url1738/file";
import { describe, expect, test } from "vitest";

describe("posixPath", () => {
  function spelt(url: string, options?: PathOptions): unknown {
    try {
      return posixPath(file.parse(url), options as { host?: "omit" });
    } catch (thrown) {
      const error = urlErrorOf(thrown);
      return [error?.code, error?.component];
    }
  }

  test.each([
    ["file:///etc/motd", "/etc/motd"],
    ["file://localhost/etc/motd", "/etc/motd"],
    ["file:///", "/"],
    ["file:///a", "/a"],
    ["file:///a/", "/a/"],
    ["file:///a%20b/-c/%7E/*%5C:", "/a b/-c/~/*\\:"],
    ["file:///.../..a/b.", "/.../..a/b."],
    ["file:///a%0Ab%1B", "/a\nb\x1b"],
    ["file:///%C3%A9/con", "/\u00e9/con"],
  ])("%s is %j", (url, path) => {
    expect(spelt(url)).toBe(path);
  });

  test("the octets of a path are those of the URL", () => {
    expect(octets(posixPath(file.parse("file:///%C3/%A9")))).toEqual(Uint8Array.of(0x2f, 0xc3, 0x2f, 0xa9));
  });

  describe("a path with another meaning is refused", () => {
    test.each([
      ["a slash in a directory", "file:///a%2Fb/c", "directories"],
      ["a slash in the name", "file:///a/b%2F", "name"],
      ["NUL", "file:///a/b%00c", "name"],
      ["the directory above", "file:///a/../b", "directories"],
      ["the directory above, escaped", "file:///a/%2E%2E", "name"],
      ["the directory itself", "file:///./b", "directories"],
      ["an empty directory", "file:///a//b", "directories"],
      ["two slashes at the beginning", "file:////a/b", "directories"],
      ["the host of another machine", "file://host.dom/a", "host"],
    ])("%s: %s", (_, url, component) => {
      expect(spelt(url)).toEqual(["unsafe-argument", component]);
    });
  });

  test("a host is omitted on request, and never written", () => {
    expect(spelt("file://host.dom/a", { host: "omit" })).toBe("/a");
    expect(spelt("file://host.dom/a", { host: "refuse" })).toEqual(["unsafe-argument", "host"]);
    expect(spelt("file://host.dom/a", { host: "include" })).toEqual(["unsafe-argument", "host"]);
    expect(spelt("file:///a", { host: "include" })).toBe("/a");
  });

  test("the value and the options are checked", () => {
    const check = (run: () => unknown) => {
      try {
        run();
      } catch (thrown) {
        return [urlErrorOf(thrown)?.code, urlErrorOf(thrown)?.component];
      }
    };
    const url = file.parse("file:///a");
    expect(check(() => posixPath({ ...url, host: "H" }))).toEqual(["invalid-value", "host"]);
    expect(check(() => posixPath(url, { host: "other" } as never))).toEqual(["invalid-value", "options.host"]);
  });
});

describe("windowsPath", () => {
  function spelt(url: string, options?: PathOptions): unknown {
    try {
      return windowsPath(file.parse(url), options);
    } catch (thrown) {
      const error = urlErrorOf(thrown);
      return [error?.code, error?.component];
    }
  }

  test.each([
    ["file:///C:/dir/name", "C:\\dir\\name"],
    ["file:///c:/", "c:\\"],
    ["file:///c%3A/a/", "c:\\a\\"],
    ["file://localhost/C:/a%20b/%C3%A9.txt", "C:\\a b\\\u00e9.txt"],
    ["file:///C:/.a/%20a/con1/com/nully.txt/auxiliary", "C:\\.a\\ a\\con1\\com\\nully.txt\\auxiliary"],
    ["file:///C:/%F0%9F%98%80", "C:\\\u{1f600}"],
  ])("%s is %j", (url, path) => {
    expect(spelt(url)).toBe(path);
  });

  describe("a path with another meaning is refused", () => {
    test.each([
      ["no drive: that of the moment", "file:///dir/name", "directories"],
      ["no drive at all", "file:///name", "directories"],
      ["a drive without slash: the directory of the moment", "file:///C:", "directories"],
      ["a drive with a bar", "file:///C%7C/a", "directories"],
      ["two letters for a drive", "file:///CC:/a", "directories"],
      ["a slash", "file:///C:/a%2Fb", "name"],
      ["a backslash", "file:///C:/a%5C..%5Cb/c", "directories"],
      ["NUL", "file:///C:/a%00", "name"],
      ["a line feed", "file:///C:/a%0A", "name"],
      ["a stream", "file:///C:/a.txt:b", "name"],
      ["the default stream", "file:///C:/a.asp::$DATA", "name"],
      ["a second drive", "file:///C:/D:/a", "directories"],
      ["a wildcard", "file:///C:/*.txt", "name"],
      ["another wildcard", "file:///C:/a?.txt", "name"],
      ["a wildcard of DOS", "file:///C:/a%3C", "name"],
      ["another wildcard of DOS", "file:///C:/%3E", "name"],
      ["one more wildcard of DOS", "file:///C:/%22", "name"],
      ["a bar", "file:///C:/a%7Cb", "name"],
      ["the directory above", "file:///C:/../a", "directories"],
      ["the directory itself", "file:///C:/.", "name"],
      ["an empty directory", "file:///C://a", "directories"],
      ["a dot at the end", "file:///C:/a.", "name"],
      ["dots alone", "file:///C:/.../a", "directories"],
      ["a blank at the end", "file:///C:/a%20/b", "directories"],
      ["a device", "file:///C:/con", "name"],
      ["a device in capitals", "file:///C:/NUL", "name"],
      ["a device with a suffix", "file:///C:/a/Aux.txt", "name"],
      ["a device with a blank and a suffix", "file:///C:/prn%20.txt", "name"],
      ["a device with two suffixes", "file:///C:/lpt1.tar.gz", "name"],
      ["a device for a directory", "file:///C:/com0/a", "directories"],
      ["a device with a superscript", "file:///C:/COM%C2%B9", "name"],
      ["the console's input", "file:///C:/conin$", "name"],
      ["octets that are not text", "file:///C:/%FF", "name"],
      ["the host of another machine", "file://host.dom/C:/a", "host"],
    ])("%s: %s", (_, url, component) => {
      expect(spelt(url)).toEqual(["unsafe-argument", component]);
    });
  });

  describe("another machine's file", () => {
    test.each([
      ["file://host.dom/share/dir/name", "include", "\\\\host.dom\\share\\dir\\name"],
      ["file://10.0.0.1/c$/", "include", "\\\\10.0.0.1\\c$\\"],
      ["file://host.dom/share", "include", "\\\\host.dom\\share"],
      ["file:///C:/a", "include", "C:\\a"],
      ["file://host.dom/C:/a", "omit", "C:\\a"],
      ["file://host.dom/share/a", "omit", ["unsafe-argument", "directories"]],
      ["file://host.dom/C:/a", "include", ["unsafe-argument", "directories"]],
      ["file://host.dom/", "include", ["unsafe-argument", "name"]],
      ["file://host.dom//a", "include", ["unsafe-argument", "directories"]],
      ["file://host.dom/pipe/a", "include", ["unsafe-argument", "directories"]],
      ["file://host.dom/IPC$/a", "include", ["unsafe-argument", "directories"]],
      ["file://host.dom/MailSlot", "include", ["unsafe-argument", "name"]],
      ["file://host.dom/share/../a", "include", ["unsafe-argument", "directories"]],
      ["file://host.dom/share/nul", "include", ["unsafe-argument", "name"]],
    ] as const)("%s, host %s: %j", (url, host, expected) => {
      expect(spelt(url, { host })).toEqual(expected);
    });
  });
});

describe("vmsPath", () => {
  function spelt(url: string, options?: PathOptions): unknown {
    try {
      return vmsPath(file.parse(url), options);
    } catch (thrown) {
      const error = urlErrorOf(thrown);
      return [error?.code, error?.component];
    }
  }

  describe("the example of §3.10", () => {
    const url = "file://vms.host.edu/disk$user/my/notes/note12345.txt";

    test("on its host", () => {
      expect(spelt(url, { host: "omit" })).toBe("DISK$USER:[MY.NOTES]NOTE12345.TXT");
    });

    test("from elsewhere", () => {
      expect(spelt(url, { host: "include" })).toBe("VMS.HOST.EDU::DISK$USER:[MY.NOTES]NOTE12345.TXT");
      expect(spelt(url)).toEqual(["unsafe-argument", "host"]);
    });
  });

  test.each([
    ["file:///disk$user/my/notes/", "DISK$USER:[MY.NOTES]"],
    ["file:///dka0/", "DKA0:[000000]"],
    ["file:///dka0/login.com", "DKA0:[000000]LOGIN.COM"],
    ["file:///dka0/a/readme", "DKA0:[A]README."],
    ["file:///dka0/a/readme.", "DKA0:[A]README."],
    ["file:///dka0/a/.txt", "DKA0:[A].TXT"],
    ["file:///dka0/a-b_c/-d-.e-", "DKA0:[A-B_C]-D-.E-"],
  ])("%s is %s", (url, path) => {
    expect(spelt(url)).toBe(path);
  });

  describe("a path with another meaning is refused", () => {
    test.each([
      ["no device: that of the moment", "file:///note.txt", "directories"],
      ["nothing at all", "file:///", "directories"],
      ["an empty device", "file:////a/b", "directories"],
      ["an empty directory", "file:///dka0//b", "directories"],
      ["a dot in a directory", "file:///dka0/a.b/c", "directories"],
      ["the directory above", "file:///dka0/../c", "directories"],
      ["the directory above as VMS has it", "file:///dka0/-/c", "directories"],
      ["the one above that", "file:///dka0/--/c", "directories"],
      ["all directories below", "file:///dka0/.../c", "directories"],
      ["a colon", "file:///dka0:/a/c", "directories"],
      ["a bracket", "file:///dka0/a%5D/c", "directories"],
      ["a version", "file:///dka0/a/b.txt%3B1", "name"],
      ["a version after a dot", "file:///dka0/a/b.txt.1", "name"],
      ["a wildcard", "file:///dka0/a/*.txt", "name"],
      ["another wildcard", "file:///dka0/a/b%25.txt", "name"],
      ["a logical name", "file:///dka0/a/b:c.txt", "name"],
      ["a qualifier", "file:///dka0/a/b%2Fdelete", "name"],
      ["a blank", "file:///dka0/a/b%20c", "name"],
      ["an escape of newer file systems", "file:///dka0/a/b%5E.c", "name"],
      ["letters that are not ASCII", "file:///dka0/a/%C3%A9", "name"],
      ["NUL", "file:///dka0/a/b%00", "name"],
      ["a line feed", "file:///dka0/a/b%0A", "name"],
      ["a dot alone", "file:///dka0/a/.", "name"],
      ["two dots", "file:///dka0/a/..", "name"],
    ])("%s: %s", (_, url, component) => {
      expect(spelt(url)).toEqual(["unsafe-argument", component]);
    });
  });

  test("four numbers are not a node", () => {
    expect(spelt("file://10.0.0.1/dka0/a", { host: "include" })).toEqual(["unsafe-argument", "host"]);
    expect(spelt("file://10.0.0.1/dka0/a", { host: "omit" })).toBe("DKA0:[000000]A.");
  });
});
