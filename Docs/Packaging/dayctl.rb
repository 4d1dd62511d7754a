# The formula for Homebrew. It has no licence, because the project has none yet.
class Dayctl < Formula
  desc "Calendar-date arithmetic on the command line"
  homepage "https://github.com/daykit/daykit"
  url "https://github.com/daykit/daykit/releases/download/0.1.0/dayctl-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"

  depends_on xcode: ["26.0", :build]
  depends_on :macos

  def install
    # Homebrew builds in a sandbox of its own, and sandboxes cannot be nested.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "dayctl"
    bin.install ".build/release/dayctl"
    generate_completions_from_executable(bin/"dayctl", "completions")
    (man1/"dayctl.1").write Utils.safe_popen_read(bin/"dayctl", "manual")
  end

  test do
    assert_equal "2025-09-28\n", shell_output("#{bin}/dayctl add 2025-08-29 30")
  end
end
