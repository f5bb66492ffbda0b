/// A report format of a service or tool.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// SARIF 2.1.0, which GitHub code scanning, Azure DevOps and editors read.
    case sarif
    /// Workflow commands of GitHub Actions, shown as annotations in a pull request.
    case githubActions = "github-actions"
    /// Checkstyle's XML, which Jenkins and Danger read.
    case checkstyle
    /// JUnit's XML: each document is a suite, each finding a failed case.
    case junit
    /// The format of Code Climate's engines: JSON objects, each followed by a NUL.
    case codeclimate
    /// GitLab's code quality report.
    case gitlab
    /// A Markdown comment for a pull request.
    case markdown
    /// A self-contained HTML page.
    case html
    /// SonarQube's generic issue format, version 10.3 and later.
    case sonarqube
    /// A CSV table (RFC 4180).
    case csv
}
